import { formatPath, type Path } from '../../src/core/path.ts';

/** What may happen to a line; the same line where it does not happen to such a one. */
const WAYS: readonly ((line: string) => string)[] = [
  () => '',
  (line) => line + line,
  (line) => `${line.slice(0, line.length / 2)}\n`,
  (line) => line.replace('\n', ' '),
  (line) => `    ${line}`,
  (line) => line.trimStart(),
  (line) => `- ${line}`,
  (line) => line.replace(/^\s*(?:[-*]|\d+\.) /, ''),
  (line) => `## ${line}`,
  (line) => `> ${line}`,
  (line) => line.replace(/\S.*\S|\S/, '**$&**'),
  (line) => line.replaceAll('**', ''),
  (line) => line.replace(/\S.*\S|\S/, '`$&`'),
  (line) => line.replaceAll('`', ''),
  (line) => line.replace(/(?<=[:=] ?)\S.*\S/, '"$&"'),
  (line) => line.replaceAll('"', ''),
  (line) => line.replaceAll('"', "'"),
  (line) => line.toLowerCase(),
  (line) => line.toUpperCase(),
  (line) => line.replace(':', ''),
  (line) => line.replace(/: ?/, ' = '),
  (line) => line.replace(/,(?=[^,]*$)/, ''),
  (line) => line.replace(/(?=\n?$)/, ','),
  (line) => line.replace(/[\])}>](?=[^\])}>]*$)/, ''),
  (line) => line.replace(/[[({<]/, ''),
  (line) => line.replace(/(?=\n?$)/, ' (see above)'),
  (line) => line.replace(/(?<=\p{L}\p{L})\p{L}(?=\p{L})/u, ''),
  (line) => line.replace(/\d+/g, '-7.50'),
  (line) => `\n${line}`,
  (line) => `\`\`\`\n${line}`,
  (line) => `<|im_end|>\n${line}`,
  (line) => line.replace('\n', '\r\n'),
];

/** What a part of a value may become instead; left out for `undefined`. */
const OTHERS: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0.5,
  1e20,
  '',
  ' ',
  'a\r\nb',
  '# a',
  [],
  ['x', 7],
  {},
  { x: 7 },
];

/** A text once for each line and each way in which that may be damaged. */
export function damagedLines(text: string): string[] {
  const lines: string[] = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return lines.flatMap((line, at) =>
    WAYS.map((change) => change(line))
      .filter((damaged) => damaged !== line)
      .map((damaged) => lines.with(at, damaged).join('')),
  );
}

/** Values with one part made another, each kind of part once. */
export function spoiledValues(values: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return values.flatMap((value) =>
    pathsOf(value).flatMap((path) => {
      const kind = formatPath(path).replace(/\d+/g, '');
      if (seen.has(kind)) return [];
      seen.add(kind);
      return OTHERS.map((other) => withPart(value, path, other));
    }),
  );
}

/** The path of every part of a value, the outer ones first; of a list its first item. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, 1).map((item, at) => [at, item])
    : Object.entries(value);
  return [path, ...entries.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

/** A copy with another part. */
function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const inner = (name: string | number, was: unknown): unknown[] => {
    const changed = name === key ? withPart(was, rest, part) : was;
    return changed === undefined ? [] : [changed];
  };
  if (Array.isArray(value)) return value.flatMap((item, at) => inner(at, item));
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, was]) => inner(name, was).map((changed) => [name, changed])),
  );
}
