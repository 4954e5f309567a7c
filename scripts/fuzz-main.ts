import { parseArgs } from 'node:util';
import { reportProblem } from '../src/cli/problem.ts';
import { loadOurs } from '../src/cli/registry.ts';
import { fuzz } from '../src/extras/workbench/commands/fuzz.ts';
import { lawsOf } from '../test/laws/index.ts';

const usage = `npm run fuzz -- [format …] [--seconds N] [--seed S]
  tries the laws of the formats, of all by default, for N seconds each (10 by default); exit code 1 when one is broken`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      format: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string', default: '10' },
      seed: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(usage);
  else {
    await loadOurs();
    await fuzz([...positionals, ...values.format], {
      seconds: values.seconds,
      ...(values.seed === undefined ? {} : { seed: values.seed }),
      laws: (format) => lawsOf.get(format)?.all ?? [],
      command: 'npm run fuzz --',
    });
  }
} catch (error) {
  reportProblem(error);
}
