import { bundleOf, importTime } from '../scripts/sizes.ts';
import { atMost, type Row } from './table.ts';

const ROOT = process.cwd();

/** What an import of the built package costs: a process, and the users of a web page. The other sizes: `npm run size`. */
export async function start(): Promise<Row[]> {
  const { gzipped, minified } = await bundleOf('peglot/duckflow', ROOT);
  return [
    importRow('peglot/duckflow', 12),
    importRow('peglot', 30),
    {
      group: 'Start',
      what: "bundle of 'peglot/duckflow' for browsers, minified and gzipped",
      measured: `${(gzipped / 1000).toFixed(1)} kB`,
      target: atMost(gzipped / 1000, 20, ' kB'),
      note: `${(minified / 1000).toFixed(0)} kB before gzip; no Node built-in in it`,
    },
  ];
}

function importRow(entry: string, most: number): Row {
  const cost = importTime(entry, ROOT);
  return {
    group: 'Start',
    what: `import '${entry}' beyond a bare start of Node`,
    measured: `${cost.toFixed(1)} ms`,
    target: atMost(cost, most, ' ms'),
  };
}
