From Coq Require Import Reals List Bool.
From {name} Require {modules}.
Import ListNotations.
Open Scope R_scope.
Set Printing Width 110.
Set Printing Depth 100000.
{questions}
