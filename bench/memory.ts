import { spawnSync } from 'node:child_process';
import { memoryInputs } from './memory-inputs.ts';
import { atMost, type Row, times } from './table.ts';

interface Use {
  readonly heap: number;
  readonly resident: number;
  readonly kept: number;
}

/** What 50 MB of text take beside the text itself, each in a process of its own. */
export function memory(child: string, report: (line: string) => void): Row[] {
  return Object.keys(memoryInputs).flatMap((name) =>
    ['parse', 'stream'].map((way) => {
      report(`memory: ${name}, ${way}`);
      const what = `${name}, ${way}: heap and process beyond the text, in sizes of the text`;
      const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', child, name, way], { encoding: 'utf8' });
      const use = readUse(stdout);
      if (use === null) {
        return {
          group: 'Memory, 50 MB',
          what,
          measured: '–',
          target: { text: '≤ 4×', met: false },
          note: stderr.trim().slice(-80),
        };
      }
      return {
        group: 'Memory, 50 MB',
        what,
        measured: `${times(use.heap)} and ${times(use.resident)}`,
        target: atMost(Math.max(use.heap, use.resident), 4),
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
