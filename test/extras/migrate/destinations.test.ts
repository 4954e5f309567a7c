import { parse, type Redirection } from 'unbash';
import { describe, expect, it } from 'vitest';
import { type Destination, redirect } from '../../../src/extras/migrate/find.ts';

/** The redirections of `echo x`, as bash reads them. */
function redirectionsIn(text: string): readonly Redirection[] {
  return parse(`echo x ${text}`).commands.flatMap(({ command }) =>
    command.type === 'Command' ? command.redirects : [],
  );
}

describe('where standard output goes (bash, "Redirections")', () => {
  it.each<[string, Destination]>([
    ['', 'reader'],
    ['< input', 'reader'],
    ['<&3', 'reader'],
    ['> log', 'elsewhere'],
    ['>> log', 'elsewhere'],
    ['1> log', 'elsewhere'],
    ['&> log', 'elsewhere'],
    ['&>> log', 'elsewhere'],
    ['2> log', 'reader'],
    ['3> log', 'reader'],
    ['{fd}> log', 'reader'],
    ['> /dev/stdout', 'reader'],
    ['> /dev/fd/1', 'reader'],
    ['>&1', 'reader'],
    ['>&2', 'elsewhere'],
    ['>&3', 'elsewhere'],
    ['2>&1', 'reader'],
    // From left to right: where errors went comes into play when output follows them.
    ['2>&1 > log', 'elsewhere'],
    ['> log 2>&1', 'elsewhere'],
    ['2>&1 >&2', 'reader'],
    ['> log 2>&1 >&2', 'elsewhere'],
    ['2>&3 >&2', 'elsewhere'],
    ['2> log >&2', 'elsewhere'],
    ['2> /dev/stdout >&2', 'reader'],
    ['2> /dev/fd/1 > log >&2', 'reader'],
    ['3>&1 >&2', 'elsewhere'],
    ['2>&1 &> log >&2', 'elsewhere'],
  ])('echo x %s: %s', (text, expected) => {
    expect(redirect('reader', redirectionsIn(text))).toBe(expected);
    expect(redirect('elsewhere', redirectionsIn(text))).toBe('elsewhere');
  });
});
