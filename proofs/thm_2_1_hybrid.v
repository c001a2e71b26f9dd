(** Theorem 2.1 (thm:FTRL-no-scale) as printed: one learner, the minimizer, in both regimes. And what the paper does not
    say: with two infinite rates the minimizer is not unique. *)
From Delays Require Export thm_2_1_bandit thm_2_1_full.

(** The minimizer is unique, so that "the" argmin makes sense as soon as one rate is finite. *)
Theorem hybrid_unique K a b L y : (1 <= K)%nat -> 0 <= a -> 0 <= b -> 0 < a + b -> minimizes K a b L y ->
  forall i, (i < K)%nat -> y i = hybrid K a b L i.
Proof. intros hK a0 b0 ab. apply kkt_unique; try assumption. apply fact_c_3; auto. now apply hybrid_ftrl. Qed.

(** With no finite rate and no losses every distribution is a minimizer. *)
Theorem two_infinite_rates : ~ (forall K a b L x y, (1 <= K)%nat -> 0 <= a -> 0 <= b ->
  minimizes K a b L x -> minimizes K a b L y -> forall i, (i < K)%nat -> x i = y i).
Proof.
  intros unique.
  assert (flat : forall x, objective 2 0 0 (fun _ => 0) x = 0) by (intros x; unfold objective, over_arms; simpl; ring).
  assert (least : forall x, simplex 2 x -> minimizes 2 0 0 (fun _ => 0) x).
  { intros x hx. split; [assumption|]. intros y _. rewrite !flat. lra. }
  specialize (unique 2%nat 0 0 (fun _ => 0) (corner 0) (corner 1) ltac:(lia) ltac:(lra) ltac:(lra)
    (least _ (corner_simplex 2 0 ltac:(lia))) (least _ (corner_simplex 2 1 ltac:(lia))) 0%nat ltac:(lia)).
  unfold corner in unique. simpl in unique. lra.
Qed.

(** Without the Tsallis term the minimizer is exponential weights. *)
Lemma softmax_kkt K b L : (1 <= K)%nat -> 0 < b -> kkt K 0 b L (softmax K (/ b) L).
Proof.
  intros hK hb. split; [now apply softmax_simplex|split; [intros; now apply softmax_pos|]].
  exists (b * (1 - ln (normalization K (/ b) L))). intros i _. unfold slope.
  rewrite ln_softmax by assumption. unfold Rdiv. rewrite Rmult_0_l. field. lra.
Qed.

Lemma arm_law_ext K x y : (forall i, (i < K)%nat -> x i = y i) -> arm_law K x = arm_law K y.
Proof. intros h. apply map_ext_in. intros i hi. apply in_seq in hi. now rewrite h by lia. Qed.

Theorem thm_2_1_hybrid (bandit : bool) K X : (1 <= K)%nat -> ftrl K X -> theorem_2_1 bandit K X.
Proof.
  intros hK hX. destruct bandit; [now apply thm_2_1_bandit|]. intros T d B loss a b i arm hT hi hl hab mono finite.
  pose proof (thm_2_1_full K hK T d B loss a b i arm hT hi hl hab mono finite) as bound.
  unfold delayed_regret in *. erewrite E_law_ext; [exact bound|].
  intros t v ht. apply arm_law_ext. intros j hj. unfold algorithm_3, distribution, Lobs.
  destruct (hab t ltac:(lia)) as (_ & _ & pos). destruct (finite t ltac:(lia)) as [[z _] _]. rewrite z in *.
  set (L := fst (learn (fun t => X (a t) (b t)) v (fun t => due d t (rounds t)) (estimate false loss v) (t - 1))).
  set (L' := fst (learn _ v _ _ (t - 1))).
  assert (L = L') as <- by (pointwise; unfold L, L'; now rewrite !arrived_losses).
  unfold exponential_weights. apply (kkt_unique K 0 (b t) L); try assumption; try lra.
  - apply softmax_kkt; [assumption|lra].
  - apply hX; lra.
Qed.
