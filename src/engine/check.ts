import type { Diagnostic, DiagnosticInfo } from '../core/diagnostic.ts';
import { formatPath, type Path } from '../core/path.ts';
import type { StandardIssue, StandardSchema } from '../core/standard-schema.ts';
import type { Definition, ReadOptions } from './definition.ts';
import type { Detail } from './writer.ts';

const NOWHERE = { start: 0, end: 0 };

/** What the schema of a format finds in a value, as diagnostics without places. */
export function checkSchema<Model>(
  format: {
    readonly name: string;
    readonly schema: StandardSchema<unknown, Model>;
    schemaCode?(path: Path, value: Model): string;
  },
  codes: Readonly<Record<string, DiagnosticInfo>>,
  value: Model,
): Diagnostic[] {
  const result = format.schema['~standard'].validate(value);
  // A schema that has to wait for something cannot judge a model here.
  if (result instanceof Promise) throw new TypeError(`the schema of ${format.name} is asynchronous`);
  return (result.issues ?? []).map((issue) => {
    const path = pathOf(issue);
    const code = format.schemaCode?.(path, value) ?? 'invalid-value';
    return told(format.name, codes, code, path, { message: `${formatPath(path) || 'The value'}: ${issue.message}` });
  });
}

/** What the rules of a format find in a model. */
export function checkRules<Model, Read extends ReadOptions>(
  format: Definition<Model, Read>,
  value: Model,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const rule of format.rules ?? [])
    rule(value, (code, path, detail = {}) => found.push(told(format.name, format.codes, code, path, detail)), {});
  return found;
}

function told(
  name: string,
  codes: Readonly<Record<string, DiagnosticInfo>>,
  code: string,
  path: Path,
  { message, hint, severity }: Detail,
): Diagnostic {
  const info = codes[code];
  if (info === undefined) throw new Error(`${name} has no code ${code}: write it into its table`);
  return {
    code: `${name}/${code}`,
    severity: severity ?? info.severity,
    message: message ?? info.meaning,
    range: NOWHERE,
    path,
    hint: hint ?? info.mend,
  };
}

function pathOf(issue: StandardIssue): Path {
  return (issue.path ?? []).map((step) => {
    const key = typeof step === 'object' ? step.key : step;
    return typeof key === 'number' ? key : String(key);
  });
}
