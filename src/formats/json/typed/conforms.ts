import { isRecord } from '../../../core/record.ts';
import type { Json } from '../model.ts';
import { spellingsOf } from './fit/spellings.ts';
import { spelling } from './fit/words.ts';
import { type ObjectType, plainType, type Type } from './type.ts';

/** Whether a value is of a type as it stands: what most texts hold, told without a second look at any part. */
export function conforms(type: Type, value: Json | undefined): boolean {
  const plain = plainType(type);
  switch (plain.kind) {
    case 'any':
      return true;
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && (!plain.isInteger || Number.isInteger(value));
    case 'boolean':
      return typeof value === 'boolean';
    case 'null':
      return value === null;
    case 'words':
      return plain.words.some((word) => word.value === value);
    case 'list':
      return Array.isArray(value) && value.every((item, at) => isPart(plain.first[at] ?? plain.rest, item));
    case 'object':
      return isRecord(value) && isObject(plain, value);
    case 'union':
      return plain.members.some((member) => conforms(member, value));
  }
}

function isPart(type: Type | null, value: Json | undefined): boolean {
  return type !== null && conforms(type, value);
}

function isObject(object: ObjectType, value: Readonly<Record<string, Json>>): boolean {
  const { fields, rest } = object;
  let missing = object.required;
  for (const name in value) {
    const field = fields.get(name);
    if (field !== undefined) {
      if (!conforms(field.type, value[name])) return false;
      if (field.isRequired) missing--;
      // It may be a field in another spelling.
    } else if (!isPart(rest, value[name]) || spellingsOf(object).has(spelling(name))) return false;
  }
  return missing === 0;
}
