import { existsSync, readFileSync } from 'node:fs';
import { escapeControls } from '../../src/core/escape-controls.ts';
import type { Subject } from './subjects.ts';

/** Where the texts of a subject are, each with what it gives. */
export function fileOf({ name }: Subject): URL {
  return new URL(`./${name}.txt`, import.meta.url);
}

/** The texts of a subject's file. */
export function textsOf(subject: Subject): string[] {
  const file = fileOf(subject);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('"')).map((line) => String(JSON.parse(line)));
}

/**
 * Texts, each with what it gives:
 *
 *     "[MOOD] 2"
 *       {"reply": …}
 *       …
 */
export function written({ read }: Subject, texts: readonly string[]): string {
  const parts = texts.map((text) => {
    const given = read(text).flatMap((line) => line.split('\n'));
    const lines = [JSON.stringify(text), ...given.map((line) => `  ${line}`)];
    return lines.map((line) => `${escapeControls(line)}\n`).join('');
  });
  return parts.join('\n');
}
