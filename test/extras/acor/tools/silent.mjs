// Says nothing at all, and takes its time.
import { setTimeout as sleep } from 'node:timers/promises';

await sleep(Number(process.argv[2] ?? 300));
