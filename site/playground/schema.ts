import { parse as parseType } from './type.pegjs';

/**
 * What a visitor wrote, as the text of a JSON Schema: types of TypeScript become one.
 *
 * @throws {Error} when it is neither
 */
export function schemaOf(text: string): string {
  // JSON begins with a name in quotes; a type may, too.
  if (isJson(text)) return text;
  return JSON.stringify(parseType(text));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A schema to begin with. */
export const TRIP_SCHEMA = `{
  "type": "object",
  "properties": {
    "city": { "type": "string" },
    "days": { "type": "integer", "minimum": 1 },
    "tags": { "type": "array", "items": { "enum": ["sun", "rain"] } }
  },
  "required": ["city", "days", "tags"]
}
`;
