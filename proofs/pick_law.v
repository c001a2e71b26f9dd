(** The uniform coin of the learner: the arm that it picks has the law x_t (proof of Theorem 4.4, construction of
    X_t). *)
From Coquelicot Require Import Coquelicot.
From Delays Require Import def_4_3 fact_f_1.

(** The mean of f over the arm that a uniform number u picks is the integral over u, on any initial interval. *)
Lemma pick_integral l (f : nat -> R) : (forall i x, In (i, x) l -> 0 <= x) ->
  is_RInt (fun u => f (pick l u)) 0 (mean l (fun _ => 1)) (mean l f).
Proof.
  induction l as [|[i x] l IH]; intros nonneg.
  { exact (is_RInt_point (V := R_NormedModule) _ 0). }
  assert (hx : 0 <= x) by (apply (nonneg i); now left).
  specialize (IH (fun j y h => nonneg j y (or_intror h))).
  assert (total : 0 <= mean l (fun _ => 1)).
  { assert (h : forall j y, In (j, y) l -> 0 <= y) by (intros j y hin; apply (nonneg j); now right).
    clear -h. induction l as [|[j y] l IH]; simpl; [lra|].
    pose proof (h j y (or_introl eq_refl)). assert (0 <= mean l (fun _ => 1))
      by (apply IH; intros; apply (h j0); now right).
    lra. }
  simpl mean. rewrite Rmult_1_r. apply (is_RInt_Chasles (V := R_NormedModule)) with x.
  - (* u < x picks arm i *)
    apply (is_RInt_ext (V := R_NormedModule)) with (fun _ => f i).
    + intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. simpl. destruct (Rlt_dec u x); [reflexivity|lra].
    + apply (integral_value _ _ _ ((x - 0) * f i)); [ring|]. apply integral_const.
  - (* otherwise u - x picks among the others *)
    apply (is_RInt_ext (V := R_NormedModule)) with (fun u => scal 1 (f (pick l (1 * u + - x)))).
    + intros u. rewrite Rmin_left, Rmax_right by lra. intros hu. unfold scal; simpl; unfold mult; simpl.
      rewrite Rmult_1_l.
      destruct (Rlt_dec u x); [lra|]. now replace (1 * u + - x) with (u - x) by ring.
    + apply (is_RInt_comp_lin (V := R_NormedModule) (fun u => f (pick l u)) 1 (- x)).
      replace (1 * x + - x) with 0 by ring. replace (1 * (x + mean l (fun _ => 1)) + - x) with (mean l (fun _ => 1))
        by ring.
      exact IH.
Qed.

Theorem pick_law l (f : nat -> R) : proper l -> is_RInt (fun u => f (pick l u)) 0 1 (mean l f).
Proof. intros [nonneg total]. rewrite <- total. now apply pick_integral. Qed.

