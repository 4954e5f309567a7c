// Works for as many steps as the first argument says, one every 100 ms, and speaks all the time.
import { setTimeout as sleep } from 'node:timers/promises';

const steps = Number(process.argv[2] ?? 3);
console.error('debug: starting');
process.stdout.write('## Status: Working\nCounting to the end\n\n');
for (let step = 1; step <= steps; step++) {
  process.stdout.write(`## Progress: ${Math.round((100 * step) / steps)}%\nStep ${step} of ${steps}\n\n`);
  await sleep(100);
}
process.stdout.write('## Output Files\n- `out/steps.csv` - All the steps\n\n## Status: Complete\n\n');
process.stdout.write('## Suggestions\n- Look at it: `cat out/steps.csv`\n');
