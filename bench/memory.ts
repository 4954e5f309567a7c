import { spawnSync } from 'node:child_process';
import { memoryInputs } from './memory-inputs.ts';
import { atMost, type Row, times } from './table.ts';

interface Use {
  readonly heap: number;
  readonly resident: number;
  readonly kept: number;
}

/** What large texts take beside the text itself, each in a process of its own. */
export function memory(child: string, report: (line: string) => void): Row[] {
  return Object.entries(memoryInputs).flatMap(([name, { most }]) =>
    ['parse', 'stream'].map((way) => {
      report(`memory: ${name}, ${way}`);
      const what = `${name}, ${way}: heap and process beyond the text, in sizes of the text`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', child, name, way], { encoding: 'utf8' });
      const use = readUse(stdout);
      if (use === null) {
        return {
          group: 'Memory',
          what,
          measured: '–',
          target: { text: `≤ ${most}×`, met: false },
          note: stderr.trim().slice(-80),
        };
      }
      return {
        group: 'Memory',
        what,
        measured: `${times(use.heap)} and ${times(use.resident)}`,
        target: atMost(Math.max(use.heap, use.resident), most),
        note: `kept: ${times(use.kept)}`,
      };
    }),
  );
}

function readUse(output: string): Use | null {
  try {
    const use: Use = JSON.parse(output);
    return use;
  } catch {
    return null;
  }
}
