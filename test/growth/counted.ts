import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import ts from 'typescript';
import { COUNTER, countNatives } from './natives.ts';

const root = fileURLToPath(new URL(import.meta.url.includes('/.cache/') ? '..' : '../..', import.meta.url));

/** The formats, built so that they count their work: each call, each round of a loop, and each unit that natives look at. */
export type Counted = typeof import('./exports.ts');

/** Builds and loads the formats with counters. What the natives do is counted in the whole process from then on. */
export async function loadCounted(): Promise<Counted> {
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: ['test/growth/exports.ts'],
    bundle: true,
    format: 'esm',
    // Formats ask for nothing of Node.
    platform: 'neutral',
    target: 'node20',
    logLevel: 'warning',
    write: false,
  });
  const plain = outputFiles[0]?.text ?? '';
  const file = `${root}.cache/counted-${createHash('sha256').update(plain).digest('hex').slice(0, 12)}.mjs`;
  if (!existsSync(file)) writeFileSync(file, withCounters(plain));
  countNatives();
  return import(pathToFileURL(file).href);
}

/** Puts a counter into each function and each loop of a program, and around each list and object that is spread. */
export function withCounters(program: string): string {
  const inserts: [at: number, text: string][] = [];
  const around = ({ pos, end }: ts.Node, before: string, behind: string): void => {
    inserts.push([pos, before], [end, behind]);
  };
  const visit = (node: ts.Node): void => {
    const body = bodyOf(node);
    if (body !== undefined && ts.isBlock(body)) inserts.push([body.getStart(file) + 1, `${COUNTER}.units++;`]);
    else if (body !== undefined && ts.isArrowFunction(node)) around(body, `(${COUNTER}.units++,`, ')');
    else if (body !== undefined) around(body, `{${COUNTER}.units++;`, '}');
    if (ts.isSpreadElement(node)) around(node.expression, `${COUNTER}.list(`, ')');
    if (ts.isSpreadAssignment(node)) around(node.expression, `${COUNTER}.object(`, ')');
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile('program.mjs', program, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  visit(file);
  let done = 0;
  let counted = '';
  for (const [at, text] of inserts.sort(([one], [other]) => one - other)) {
    counted += program.slice(done, at) + text;
    done = at;
  }
  return counted + program.slice(done);
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  if (ts.isFunctionLike(node)) return 'body' in node ? node.body : undefined;
  return ts.isIterationStatement(node, false) ? node.statement : undefined;
}
