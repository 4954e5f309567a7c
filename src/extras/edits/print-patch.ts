import type { PatchChunk, PatchOperation } from './model.ts';

/** An operation as apply_patch has it. */
export function printOperation(operation: PatchOperation): string {
  const path = operation.path === null ? '' : ` ${operation.path}`;
  switch (operation.type) {
    case 'add':
      return `*** Add File:${path}\n${operation.content.replace(/\n$/, '').split('\n').map(added).join('')}`;
    case 'delete':
      return `*** Delete File:${path}\n`;
    default: {
      const move = operation.move_to === undefined ? '' : `*** Move to: ${operation.move_to}\n`;
      return `*** Update File:${path}\n${move}${operation.chunks.map(printChunk).join('')}`;
    }
  }
}

/** What both have at the start and at the end stays; the rest goes and comes. */
function printChunk({ context, old, new: next, end_of_file }: PatchChunk): string {
  const shorter = Math.min(old.length, next.length);
  let start = 0;
  while (start < shorter && old[start] === next[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === next.at(-1 - end)) end++;
  return [
    ...(context.length === 0 ? ['@@\n'] : context.map((name) => `@@ ${name}\n`)),
    ...old.slice(0, start).map((line) => ` ${line}\n`),
    ...old.slice(start, old.length - end).map((line) => `-${line}\n`),
    ...next.slice(start, next.length - end).map(added),
    ...old.slice(old.length - end).map((line) => ` ${line}\n`),
    end_of_file ? '*** End of File\n' : '',
  ].join('');
}

function added(line: string): string {
  return `+${line}\n`;
}
