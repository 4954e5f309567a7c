import { requireObject } from '../../core/argument.ts';
import { escapeControls } from '../../core/escape-controls.ts';
import { formatPath, type Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import { ERROR_FIELDS, FIELDS, MAX_DEPTH, type SkillOutput } from './model.ts';
import { checkAny, isOutput } from './rules.ts';

/**
 * Writes a result in the specification's layout: the five fields in order, indented by two blanks. Terminal control
 * characters are escaped as JSON allows.
 *
 * @throws {PrintError} naming the part that the format cannot write
 *
 * @example print({ success: true, confidence: 0.9, deliverables: ['a.ts'], metrics: {}, errors: [] })
 */
export function print(value: SkillOutput): string {
  requireObject(value, 'value');
  if (!isOutput(value)) {
    const { path = [], message = 'this is not a result' } =
      checkAny(value).find(({ severity }) => severity === 'error') ?? {};
    throw new PrintError(path, message.replace(`${formatPath(path)} `, ''));
  }
  const fields = FIELDS.map(
    (name): Member => [name, name === 'errors' ? value.errors.map(withKnownFields) : value[name]],
  );
  return `${escapeControls(writeObject(fields, [], 0), true)}\n`;
}

type Member = readonly [name: string, value: unknown];

function withKnownFields(error: object): object {
  return Object.fromEntries(Object.entries(error).filter(([name]) => ERROR_FIELDS.includes(name)));
}

function write(value: unknown, path: Path): string {
  if (typeof value === 'object' && value !== null && path.length >= MAX_DEPTH) {
    throw new PrintError(path.slice(0, 4), `nests deeper than ${MAX_DEPTH} levels`);
  }
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item, at) => write(item, [...path, at])),
      ']',
      path.length,
    );
  if (Object.prototype.toString.call(value) === '[object Object]')
    return writeObject(Object.entries(Object(value)), path, path.length);
  return scalar(value, path);
}

function writeObject(members: readonly Member[], path: Path, depth: number): string {
  const given = members.filter(([, value]) => value !== undefined);
  const lines = given.map(([name, value]) => `${JSON.stringify(name)}: ${write(value, [...path, name])}`);
  return block('{', lines, '}', depth);
}

function block(open: string, lines: readonly string[], close: string, depth: number): string {
  if (lines.length === 0) return open + close;
  const indent = `\n${'  '.repeat(depth)}`;
  return `${open}${lines.map((line) => `${indent}  ${line}`).join(',')}${indent}${close}`;
}

function scalar(value: unknown, path: Path): string {
  if (typeof value === 'number' && Number.isFinite(value)) return number(value);
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  throw new PrintError(
    path,
    `JSON has no word for ${typeof value === 'number' ? value : typeof value}: ${formatPath(path)}`,
  );
}

function number(value: number): string {
  if (Object.is(value, -0)) return '-0';
  // Writes all digits: the shortest form would be another integer than the intended one.
  const long = Number.isInteger(value) && !Number.isSafeInteger(value) && Math.abs(value) < 1e21;
  return long ? BigInt(value).toString() : String(value);
}
