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
