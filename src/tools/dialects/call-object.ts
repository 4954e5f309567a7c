/** The form of a dialect's call objects. */
export interface ObjectShape {
  readonly nameKey: string;
  readonly argumentsKey: string;
  readonly idKey: string | null;
  /** Equivalent keys, accepted without a finding. */
  readonly alsoKeys: readonly string[];
  /** `{"ping": {}}`: the name is the key. */
  readonly nameIsKey: boolean;
  readonly list: 'one' | 'list' | 'any';
  /** A tool name that means there is nothing to call. */
  readonly pseudo?: string;
}

/** `{"name": …, "arguments": …}` */
export const callObject: ObjectShape = {
  nameKey: 'name',
  argumentsKey: 'arguments',
  idKey: null,
  alsoKeys: [],
  nameIsKey: false,
  list: 'one',
};

export const listed: ObjectShape = { ...callObject, list: 'list' };
