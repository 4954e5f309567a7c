// Bundles the extension for VS Code, with the licences of what is in it. `npm run package` in its folder packs it.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { filesIn, licenceTexts } from './licences.ts';

const folder = fileURLToPath(new URL('../editors/vscode', import.meta.url));

const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.js',
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  // What the oldest editor that the extension names runs.
  target: 'node20',
  external: ['vscode'],
  metafile: true,
  logLevel: 'warning',
});
writeFileSync(`${folder}/dist/THIRD-PARTY-LICENCES.txt`, licenceTexts(filesIn(metafile), folder));
