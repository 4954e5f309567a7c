import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, vi } from 'vitest';

/** Runs a program of a page in docs/hosts, and holds what it prints to what the page says. */
export async function runProgram(page: string, name = 'program'): Promise<void> {
  const folder = new URL(`./programs/${page}/`, import.meta.url);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(format(...words)));
  try {
    await import(new URL(`${name}.ts`, folder).pathname);
  } finally {
    log.mockRestore();
  }
  expect(`${lines.join('\n').trimEnd()}\n`).toBe(
    readFileSync(new URL(name === 'program' ? 'output' : `${name}.output`, folder), 'utf8'),
  );
}
