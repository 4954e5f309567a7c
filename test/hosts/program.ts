import { readFileSync } from 'node:fs';
import { format } from 'node:util';
import { expect, vi } from 'vitest';

/** Runs the program of a page in docs/hosts, and holds what it prints to what the page says. */
export async function runProgram(page: string): Promise<void> {
  const folder = new URL(`./programs/${page}/`, import.meta.url);
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((...words) => void lines.push(format(...words)));
  try {
    await import(new URL('program.ts', folder).pathname);
  } finally {
    log.mockRestore();
  }
  expect(`${lines.join('\n').trimEnd()}\n`).toBe(readFileSync(new URL('output', folder), 'utf8'));
}
