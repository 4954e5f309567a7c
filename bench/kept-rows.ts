import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from './table.ts';

/** What was measured of the sources as they are committed, part by part. */
export class KeptRows {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = join(folder, sources());
  }

  keep(part: string, rows: readonly Row[]): void {
    if (hasChanges()) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(join(this.#folder, `${part}.json`), JSON.stringify(rows));
  }

  /** The rows of all parts in their order; nothing while one is missing. */
  all(parts: readonly string[]): Row[] | undefined {
    const rows: Row[] = [];
    for (const part of parts) {
      const measured = this.#read(part);
      if (measured === undefined) return undefined;
      rows.push(...measured);
    }
    return rows;
  }

  #read(part: string): Row[] | undefined {
    try {
      return JSON.parse(readFileSync(join(this.#folder, `${part}.json`), 'utf8'));
    } catch {
      return undefined;
    }
  }
}

/** What all that is measured is made of. */
const MEASURED = ['src', 'generated'];

/** A name for the sources: other commits may have the same. */
function sources(): string {
  return MEASURED.map((folder) => git('rev-parse', '--short=12', `HEAD:${folder}`)).join('-');
}

/** True while the sources are not as they are committed. */
export function hasChanges(): boolean {
  return git('status', '--porcelain', '--', ...MEASURED) !== '';
}

export function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
