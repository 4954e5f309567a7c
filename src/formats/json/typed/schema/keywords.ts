import { isRecord } from '../../../../core/record.ts';
import { isJsonSchema, type JsonSchema, schemaOf, schemasByName, schemasOf } from './json-schema.ts';

/** Keywords whose values are schemas. */
const SCHEMAS = 'additionalProperties contains else if items not propertyNames then';
/** Keywords whose values are lists of schemas. */
const LISTS = 'allOf anyOf items oneOf prefixItems';
/** Keywords whose values are schemas by name. */
const BY_NAME = '$defs definitions dependentSchemas patternProperties properties';
/** Other keywords that a value is held against. */
const DEMANDS = `$ref const dependentRequired enum exclusiveMaximum exclusiveMinimum maxContains maximum maxItems
  maxLength maxProperties minContains minimum minItems minLength minProperties multipleOf nullable pattern required type
  uniqueItems`;
/** Keywords that tell people and programs something, and forbid nothing; `format` is one of them by default (2020-12, §7.2.1). */
const NOTES = `$anchor $comment aliases $id $schema contentEncoding contentMediaType contentSchema default deprecated description
  discriminator example examples format id readOnly title writeOnly`;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

const KNOWN: ReadonlySet<string> = words([SCHEMAS, LISTS, BY_NAME, DEMANDS, NOTES].join(' '));
const [AS_SCHEMA, AS_LIST, AS_NAMED] = [words(SCHEMAS), words(LISTS), words(BY_NAME)];

/**
 * Refuses a JSON Schema with a keyword that no value is held against here: what it demands would be dropped in silence.
 *
 * @throws {TypeError} naming the keyword and where it is
 */
export function requireKnownKeywords(schema: JsonSchema): void {
  const todo: { readonly at: string; readonly schema: unknown }[] = [{ at: '#', schema }];
  const seen = new Set<object>();
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const { at, schema: one } = next;
    if (!isRecord(one) || seen.has(one)) continue;
    seen.add(one);
    for (const [keyword, value] of Object.entries(one)) {
      const place = `${at}/${keyword}`;
      if (!KNOWN.has(keyword) && !keyword.startsWith('x-'))
        throw new TypeError(`the JSON Schema has the keyword ${keyword} at ${at}, which is not known here`);
      if (AS_LIST.has(keyword) && Array.isArray(value))
        for (const [index, part] of value.entries()) todo.push({ at: `${place}/${index}`, schema: part });
      else if (AS_SCHEMA.has(keyword)) todo.push({ at: place, schema: value });
      else if (AS_NAMED.has(keyword) && isRecord(value))
        for (const [name, part] of Object.entries(value)) todo.push({ at: `${place}/${name}`, schema: part });
    }
  }
}

/** What types are made of, one of them alone or with those that go with it. */
const TOLD: readonly ReadonlySet<string>[] = [
  words('type properties required additionalProperties'),
  words('type items'),
  words('enum'),
  words('const'),
  words('anyOf'),
  words('$ref'),
];

/** Whether a type says all that a schema does. */
export function isTold(schema: JsonSchema): boolean {
  if (typeof schema === 'boolean') return schema;
  const keywords = Object.keys(schema).filter((keyword) => !SILENT.has(keyword));
  if (keywords.length > 0 && !TOLD.some((some) => keywords.every((keyword) => some.has(keyword)))) return false;
  const { items, additionalProperties: others } = schema;
  const parts = [
    ...schemasByName(schema.properties),
    ...schemasByName(schema.$defs),
    ...schemasByName(schema.definitions),
  ];
  return (
    parts.every(([, part]) => isTold(part)) &&
    (schemasOf(schema.anyOf) ?? []).every(isTold) &&
    (items === undefined || (isJsonSchema(items) && isTold(items))) &&
    (others === undefined || others === false || isTold(schemaOf(others))) &&
    [schema.const, ...(Array.isArray(schema.enum) ? schema.enum : [])].every(
      (value) => typeof value !== 'object' || value === null,
    )
  );
}

const SILENT: ReadonlySet<string> = words(`${NOTES} $defs definitions`);
