import { generateParser } from './src/grammar/generate/generate.ts';
const grammars = JSON.parse(readFileSync('/tmp/grammars.json', 'utf8'));
import { readFileSync, writeFileSync } from 'node:fs';
for (const name of process.argv.slice(2)) {
  const e = grammars.find((g) => g.name === name)!;
  const t = performance.now();
  const code = generateParser(e.sources.map((s) => ({ source: `grammars/${s}`, text: readFileSync(`grammars/${s}`, 'utf8') })), { startRules: e.startRules, engine: '../src/engine/index.ts' });
  writeFileSync(`generated/${name}.ts`, code); console.log(name, code.split('\n').length, code.length, Math.round(performance.now()-t));
}
