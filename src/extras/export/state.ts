/** Where a state goes: to `target` by every code unit above the edge before, up to and including `last`. */
export interface Edge {
  readonly last: number;
  readonly target: number;
}

/** A state of an automaton; its edges cover all code units, in order. */
export interface State {
  readonly accept: boolean;
  readonly edges: readonly Edge[];
}
