import type { Redirection } from 'unbash';

/** Where standard output goes: to the reader of the script, to somebody else, or nowhere that can be said. */
export type Destination = 'reader' | 'elsewhere';

/** Where a command's standard output goes after its redirections (bash, "Redirections"). */
export function redirect(from: Destination, redirections: readonly Redirection[]): Destination {
  let output = from;
  let errors: Destination = 'elsewhere';
  for (const redirection of redirections) {
    if (redirection.type !== 'Redirect') continue;
    const { operator, descriptor } = redirection;
    const target = redirection.target?.value ?? '';
    if (descriptor?.type === 'FileDescriptorVariable') continue;
    const which = descriptor?.value;
    if (operator === '&>' || operator === '&>>') output = errors = 'elsewhere';
    else if (operator === '<' || operator === '<&') continue;
    else if (which === 2) errors = operator === '>&' && target === '1' ? output : fileDestination(from, target);
    else if (which !== undefined && which !== 1) continue;
    else if (operator === '>&') output = target === '1' ? output : target === '2' ? errors : 'elsewhere';
    else output = fileDestination(from, target);
  }
  return output;
}

function fileDestination(from: Destination, target: string): Destination {
  return target === '/dev/stdout' || target === '/dev/fd/1' ? from : 'elsewhere';
}
