import type { CharSet } from '../../grammar/char-set.ts';

/** A parsing expression without values: what an export is made from. */
export type Peg =
  | { readonly kind: 'set'; readonly chars: CharSet }
  /** A code unit of `surely`; perhaps one of `maybe`, and then perhaps more of them than one: `what` says of what. */
  | {
      readonly kind: 'vague';
      readonly surely: CharSet;
      readonly maybe: CharSet;
      readonly single: boolean;
      readonly what: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly units: readonly Peg[] }
  | { readonly kind: 'sequence'; readonly items: readonly Peg[] }
  | { readonly kind: 'choice'; readonly items: readonly Peg[] }
  | { readonly kind: 'many'; readonly item: Peg }
  | { readonly kind: 'some'; readonly item: Peg }
  | { readonly kind: 'not'; readonly item: Peg }
  | { readonly kind: 'and'; readonly item: Peg }
  | { readonly kind: 'rule'; readonly name: string }
  /** What only runs as code; with `aborts`, it may end the parse, so that nothing else is tried. */
  | { readonly kind: 'code'; readonly code: string; readonly aborts: boolean }
  /** For lookahead, a rule inside itself: a character that it begins with and what may be inside it; perhaps nothing. */
  | { readonly kind: 'blob'; readonly first: Peg & { kind: 'set' }; readonly rest: Inside; readonly empty: boolean }
  | Inside;

/** For lookahead: any number of characters, as many as what follows needs. */
export interface Inside {
  readonly kind: 'inside';
  readonly item: Peg & { kind: 'set' };
}

export const EMPTY: Peg = { kind: 'sequence', items: [] };
