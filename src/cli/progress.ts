// A line on a terminal that says how far something is, and is gone when it is done.

/** Shows how far it is, in the place of what was shown before. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

/** Takes the line away. */
export function clearProgress(): void {
  showProgress('');
}
