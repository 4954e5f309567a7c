import { readdirSync, readFileSync } from 'node:fs';
import type { Severity } from '../../../src/core/diagnostic.ts';
import type { Json } from '../../../src/formats/json/index.ts';
import { readCase } from '../../corpus-file.ts';

/**
 * One broken text and what a careful reader sees in it. A file of `damage/` holds the cases of one kind:
 *
 *     # the kind of damage
 *     === what is broken in this text
 *     the text
 *     --- warning
 *     the value that is meant
 *     another value, where a reader may as well see that
 *
 * The text is written as in the corpus (`‹EOF›`, `‹BOM›`, …), each value on one line. The line after `---` holds the
 * least severity to be reported (`none` for JSON that has nothing wrong) and:
 *
 * - `cut`: the text ends inside something, so it is not complete; `any`: a reader cannot tell. All others are complete.
 * - `keeps`: a reader cannot tell what was meant. The line below holds texts that have to be found in the value.
 */
export interface Damage {
  readonly kind: string;
  readonly title: string;
  readonly input: string;
  /** The least severity; undefined when nothing is wrong. */
  readonly least: Severity | undefined;
  /** Undefined where a reader cannot tell. */
  readonly complete: boolean | undefined;
  /** The values of which one is meant; none where a reader cannot tell. */
  readonly values: readonly Json[];
  /** What the value has to hold where a reader cannot tell what is meant. */
  readonly keeps: readonly string[];
}

const folder = new URL('./damage/', import.meta.url);

/** All the cases, by kind. */
export function readDamages(): Damage[] {
  return readdirSync(folder).flatMap((name) => readKind(readFileSync(new URL(name, folder), 'utf8')));
}

function readKind(file: string): Damage[] {
  const [head = '', ...cases] = file.split(/^=== /m);
  const kind = /^# (.+)\n$/.exec(head)?.[1];
  if (kind === undefined) throw new Error(`a file of damage begins with # and a kind, not with ${head}`);
  return cases.map((text) => readDamage(kind, text));
}

function readDamage(kind: string, text: string): Damage {
  const parts =
    /^(?<title>.+)\n(?<input>[\s\S]*?)^--- (?<least>none|warning|error)(?<flags>.*)\n(?<below>[\s\S]+)$/m.exec(text);
  if (parts?.groups === undefined) throw new Error(`no case of damage: ${text}`);
  const { title = '', input = '', least, flags = '', below = '' } = parts.groups;
  const lines = below.trimEnd().split('\n');
  const says = (flag: string): boolean => flags.split(', ').includes(flag);
  return {
    kind,
    title,
    input: readCase(`# ${title}\n${input}`).input,
    least: least === 'warning' || least === 'error' ? least : undefined,
    complete: says('cut') ? false : says('any') || says('keeps') ? undefined : true,
    values: says('keeps') ? [] : lines.map((line): Json => JSON.parse(line)),
    keeps: says('keeps') ? readTexts(lines) : [],
  };
}

function readTexts([line = '', ...more]: readonly string[]): string[] {
  const texts: unknown = JSON.parse(line);
  if (more.length > 0 || !Array.isArray(texts)) throw new Error(`not one list of texts: ${line}`);
  return texts.map(String);
}
