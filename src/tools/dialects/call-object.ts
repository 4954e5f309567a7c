import type { ObjectShape } from '../call-objects.ts';

/** `{"name": …, "arguments": …}` */
export const callObject: ObjectShape = {
  nameKey: 'name',
  argumentsKey: 'arguments',
  idKey: null,
  alsoKeys: [],
  nameIsKey: false,
  list: 'one',
};

/** A list of them. */
export const listed: ObjectShape = { ...callObject, list: 'list' };
