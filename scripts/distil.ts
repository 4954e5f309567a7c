// Finds damaged texts that notice changes of the sources.
import { parseArgs } from 'node:util';
import { Search } from './distil/search.ts';

const usage = `npm run distil -- [FOLDER …] [--sample N] [--texts N] [--seed S]
  changes the sources of a folder (of all that have texts, by default) in N places (400 by default), one at a time, and
  reads what test/distilled has for them. A change that no text there notices is tried with N damaged texts (1000 by
  default): the shortest one that notices it is kept there, with what it gives. Tells how many changes nothing notices`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '400' },
    texts: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    help: { type: 'boolean' },
  },
});

/** Which texts notice what changes in a folder: the beginnings of the names of subjects. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'src/formats/duckflow': ['duckflow'],
  'src/formats/acor': ['acor'],
  'src/formats/design': ['design'],
  'src/formats/dml': ['dml'],
  'src/formats/skill': ['skill'],
  'src/formats/json/typed': ['answers/'],
  'src/formats/json': ['json'],
  'src/tools': ['tools/'],
  'src/engine': ['acor', 'design', 'dml', 'duckflow', 'json', 'skill'],
};

if (values.help) console.log(usage);
else {
  console.log(`seed ${values.seed}`);
  for (const folder of positionals.length === 0 ? Object.keys(SUBJECTS) : positionals) {
    const found = SUBJECTS[folder];
    if (found === undefined) throw new Error(`${folder} is none of ${Object.keys(SUBJECTS).join(', ')}`);
    const search = new Search({ folder, names: found, seed: Number(values.seed), texts: Number(values.texts) });
    const { tried, noticed, kept, left } = await search.run(Number(values.sample));
    for (const { file, line, was, text } of left) console.log(`not noticed: ${file}:${line}  ${was} → ${text}`);
    console.log(`${folder}: ${noticed} of ${tried} changes are noticed; ${kept} more texts are kept`);
  }
}
