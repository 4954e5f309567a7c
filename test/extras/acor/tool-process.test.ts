import { expect, it } from 'vitest';
import { startTool } from '../../../src/extras/acor/tool-process.ts';

it('a tool that is asked to end may do what it does at its end', async () => {
  const program =
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(7); }); setInterval(() => {}, 1000); console.log('ready');";
  const tool = await startTool(process.execPath, ['-e', program]);
  let text = '';
  for await (const piece of tool.stdout) {
    const isReady = text === '';
    text += piece.toString();
    if (isReady) void tool.stop();
  }
  expect(text).toBe('ready\nbye\n');
  expect(await tool.exit).toEqual({ code: 7, signal: null });
});
