import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designShapes } from './design-documents.ts';
import { replyShapes } from './replies.ts';
import type { Shape } from './shapes.ts';
import { typicalOutput } from './skill.ts';
import { atMost, type Row } from './table.ts';

/** Milliseconds: the first parse of a process, and the median of many that follow. */
export interface FirstParse {
  readonly first: number;
  readonly steady: number;
}

/** What the specifications promise of a text as it is usual; the import of the package comes before it. */
const TEXTS = [
  {
    entry: 'peglot/duckflow',
    name: 'a reply of 2 kB',
    text: shaped(replyShapes, 'many small actions', 2000),
    most: 1,
    firstMost: undefined,
  },
  {
    entry: 'peglot/design',
    name: 'a design of 12 kB',
    text: shaped(designShapes, 'all sections', 12_000),
    most: 100,
    firstMost: 100,
  },
  { entry: 'peglot/skill', name: 'an output', text: typicalOutput, most: 10, firstMost: 10 },
] as const;

const PROCESSES = 7;

/** The numbers of the specifications, in fresh processes of the built package: the first parse, and those that follow. */
export function firstParses(child: string): Row[] {
  return TEXTS.flatMap(({ entry, name, text, most, firstMost }): Row[] => {
    const { first, steady } = quickest(child, entry, text());
    const group = 'Numbers of the specifications';
    const target = firstMost === undefined ? {} : { target: atMost(first, firstMost, ' ms') };
    return [
      { group, what: `${entry}, ${name}: the first of a process`, measured: `${first.toFixed(1)} ms`, ...target },
      {
        group,
        what: `${entry}, ${name}: when many were read`,
        measured: `${steady.toFixed(3)} ms`,
        target: atMost(steady, most, ' ms'),
      },
    ];
  });
}

/** The quickest of some processes, for others may be at work. */
function quickest(child: string, entry: string, text: string): FirstParse {
  const scratch = mkdtempSync(join(process.cwd(), 'first-'));
  try {
    const file = join(scratch, 'text');
    writeFileSync(file, text);
    // Within the package its entries have their names; in node_modules they have not.
    const script = join(scratch, 'child.mjs');
    copyFileSync(child, script);
    const found = Array.from({ length: PROCESSES }, () => run(script, entry, file));
    return {
      first: Math.min(...found.map(({ first }) => first)),
      steady: Math.min(...found.map(({ steady }) => steady)),
    };
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function run(child: string, entry: string, file: string): FirstParse {
  const { status, stdout, stderr } = spawnSync(process.execPath, [child, entry, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const found: FirstParse = JSON.parse(stdout);
  return found;
}

function shaped(shapes: readonly Shape[], shape: string, length: number): () => string {
  return () => shapes.find(({ name }) => name === shape)?.make(length) ?? '';
}
