import type { Where } from './search.ts';

/** What a worker is to do. */
export interface Job extends Where {
  /** The first change. */
  readonly from: number;
  readonly count: number;
}

/** What a worker tells. */
export type News =
  | { readonly type: 'begins'; readonly mutant: number }
  | { readonly type: 'keeps'; readonly subject: string; readonly text: string }
  /** Something of the change is left when it is taken back. */
  | { readonly type: 'spoiled'; readonly mutant: number }
  | { readonly type: 'ends'; readonly mutant: number; readonly isNoticed: boolean };
