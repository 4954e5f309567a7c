import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import peggy from 'peggy';
import { editNames } from '../site/playground/names.ts';
import type { GrammarRule } from '../site/playground/protocol.ts';
import { grammars } from '../src/cli/grammar/grammars.ts';
import { sourcesOf } from '../src/cli/grammar/table.ts';
import { PACKED, packPages } from '../src/extras/play/packed-pages.ts';
import { annotationLabel, readAnnotated } from '../src/grammar/annotated.ts';
import { ruleComments } from '../src/grammar/comments.ts';
import { annotationsOf } from '../src/grammar/generate/annotations.ts';
import { filesIn, licenceTexts } from './licences.ts';

/** What the playground shows the grammars of; where it is not the one of the same name, by which ones it is read. */
const SHOWN = ['duckflow', 'skill', 'dml', 'acor', 'design', 'json', 'tools', ...editNames];
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  skill: ['json-in-text', 'skill'],
  ...Object.fromEntries(editNames.map((name) => [name, [`tools-edits-${name}`]])),
};

/** `import { parse } from 'grammar.pegjs'` */
const parsers: Plugin = {
  name: 'parsers',
  setup({ onLoad }) {
    onLoad({ filter: /\.pegjs$/ }, ({ path }) => ({
      contents: peggy.generate(readFileSync(path, 'utf8'), { output: 'source', format: 'es' }),
    }));
  },
};

/** `import text from 'file?text'` */
const texts: Plugin = {
  name: 'texts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?text', '')),
      namespace: 'text',
    }));
    onLoad({ filter: /.*/, namespace: 'text' }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'text',
    }));
  },
};

/** Builds the playground into a folder: a page, its script and its worker, the sandbox, and the grammars. */
export async function buildPlayground(root: string, folder: string): Promise<void> {
  const source = `${root}/site/playground`;
  mkdirSync(`${folder}/grammars`, { recursive: true });
  const options: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: 'es2022',
    tsconfig: `${root}/site/tsconfig.json`,
    nodePaths: [`${root}/site/node_modules`],
    plugins: [texts, parsers],
    logLevel: 'warning',
  };
  const page = await build({
    ...options,
    entryPoints: [`${source}/app.ts`, `${source}/reader.worker.ts`],
    format: 'esm',
    outdir: folder,
    metafile: true,
  });
  for (const name of ['index.html', 'style.css']) cpSync(`${source}/${name}`, `${folder}/${name}`);
  const worker = await build({
    ...options,
    entryPoints: [`${source}/own.worker.ts`],
    format: 'iife',
    write: false,
    metafile: true,
  });
  const frame = await build({
    ...options,
    entryPoints: [`${source}/sandbox.ts`],
    format: 'iife',
    write: false,
    metafile: true,
    define: { WORKER: JSON.stringify(worker.outputFiles[0]?.text ?? '') },
  });
  writeFileSync(`${folder}/sandbox.html`, sandboxPage(frame.outputFiles[0]?.text ?? ''));
  const files = [page, worker, frame].flatMap(({ metafile }) => filesIn(metafile));
  writeFileSync(`${folder}/THIRD-PARTY-LICENCES.txt`, licenceTexts(files, root));
  for (const name of SHOWN) {
    const rules = (READ_BY[name] ?? [name]).flatMap((grammar) => rulesOf(root, grammar));
    const first = rules.filter((rule, at) => rules.findIndex((other) => other.name === rule.name) === at);
    writeFileSync(`${folder}/grammars/${name}.json`, JSON.stringify(first, withoutPlaces));
  }
  for (const [file, { bytes }] of Object.entries(page.metafile.outputs))
    console.log(`site: ${dirname(file)}: ${Math.round(bytes / 1000)} kB`);
}

/** Puts what was built into the one file that the package holds. There is no guide beside it: its link leads to the project's page. */
export function packPlayground(root: string, folder: string): void {
  const { homepage }: { homepage: string } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const pages = files.map(({ parentPath, name }): [string, string] => {
    const file = join(parentPath, name);
    const text = readFileSync(file, 'utf8');
    return [
      relative(folder, file).replaceAll(sep, '/'),
      name === 'index.html' ? text.replace('href="../"', `href="${homepage}"`) : text,
    ];
  });
  const packed = packPages(new Map(pages.sort(([a], [b]) => (a < b ? -1 : 1))));
  writeFileSync(`${root}/${PACKED}`, packed);
  console.log(`site: ${PACKED}: ${Math.round(packed.length / 1000)} kB`);
}

/** The page of the frame: it holds its script, for a frame without an origin can load none, and may do nothing else. */
function sandboxPage(script: string): string {
  const text = script.replaceAll('</script', '<\\/script');
  const hash = createHash('sha256').update(text).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; worker-src blob:`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Sandbox</title>
<script>${text}</script>
</html>
`;
}

/** The rules of a grammar as the page draws them: what was drawn here would be ten times as much. */
function rulesOf(root: string, name: string): GrammarRule[] {
  const entry = grammars.find((one) => one.name === name);
  if (entry === undefined) throw new Error(`src/cli/grammar/grammars.ts has no ${name}`);
  const sources = sourcesOf(entry, `${root}/grammars`);
  const { grammar } = readAnnotated(sources);
  const { of } = annotationsOf(grammar, sources);
  const comments = ruleComments(grammar, sources);
  return grammar.rules.map(({ name, expression }) => {
    const label = annotationLabel(name, of(name));
    const about = comments.get(name)?.text.split('\n\n')[0] ?? '';
    return { name, about: about.replaceAll('\n', ' '), ...(label !== undefined && { label }), expression };
  });
}

/** What no drawing shows. */
const withoutPlaces = (key: string, value: unknown): unknown =>
  /location/i.test(key) || key === 'match' ? undefined : value;
