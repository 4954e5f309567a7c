// Does not want to end, and neither does its child. Tells their process ids.
import { spawn } from 'node:child_process';

process.on('SIGTERM', () => {});
const loop = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.stdout.write('up')";
const child = spawn(process.execPath, ['-e', loop], { stdio: ['ignore', 'pipe', 'ignore'] });
child.stdout.once('data', () =>
  process.stdout.write(`## Status: Working\n${process.pid} ${child.pid}\n\n## Progress: 5%\n`),
);
setInterval(() => {}, 1000);
