import { forEachChild, type ParsedScript, type ParseError, parse, type SyntaxNode } from 'unbash';
import { Problem } from '../../cli/problem.ts';
import { LineIndex } from '../../core/line-index.ts';

/** A bash script that parses without an error. */
export interface BashScript {
  /** The name in messages. */
  readonly name: string;
  readonly text: string;
  readonly tree: ParsedScript;
  readonly lines: LineIndex;
}

/**
 * Reads a bash script. The first line names the shell; a script without such a line counts as bash.
 *
 * @throws {Problem} for another shell, for Windows line ends (bash takes the CR for a part of the command), and for a
 *   script that is not valid bash: migration could only guess what it does
 */
export function readBashScript(name: string, text: string): BashScript {
  if (text.startsWith('\ufeff')) {
    throw new Problem(`${name}: it starts with a byte order mark, bash cannot run that`, 'save it without', 1);
  }
  const shell = shellOf(text);
  if (shell !== 'bash' && shell !== undefined) throw otherShell(name, shell);
  if (text.includes('\r\n')) {
    throw new Problem(`${name}: the lines end as on Windows, bash cannot run that`, "convert it: sed -i 's/\\r$//'", 1);
  }
  const lines = new LineIndex(text);
  const tree = parse(text);
  const error = firstError(tree);
  if (error === undefined) return { name, text, tree, lines };
  const { line } = lines.positionAt(error.pos);
  throw new Problem(
    `${name}: no valid bash, line ${line}: ${error.message}`,
    'fix the script, bash -n shows what bash thinks of it; it was not changed',
    1,
  );
}

/** The program named by the first line, without its folder: `bash`, `sh`, `python3`; undefined without such a line. */
function shellOf(text: string): string | undefined {
  if (!text.startsWith('#!')) return undefined;
  const [program = '', ...words] = (text.slice(2).split(/\r?\n/, 1)[0] ?? '').trim().split(/\s+/);
  const shell = baseName(program);
  if (shell !== 'env') return shell;
  return baseName(words.find((word) => !word.startsWith('-') && !word.includes('=')) ?? 'env');
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function otherShell(name: string, shell: string): Problem {
  const reason = `${name}: this is a script for ${shell === '' ? 'no shell' : shell}, not for bash`;
  if (shell !== 'sh' && shell !== 'dash') return new Problem(reason, 'only bash scripts can be migrated', 1);
  return new Problem(
    reason,
    'sh runs nothing when a signal ends it, so the result would be lost; if bash may run the script, begin it with #!/usr/bin/env bash',
    1,
  );
}

/** The first error in the script, including scripts inside its substitutions. */
function firstError(tree: ParsedScript): ParseError | undefined {
  let found: ParseError | undefined;
  const visit = (node: SyntaxNode): void => {
    if (node.type === 'Script' && 'errors' in node) found ??= node.errors?.[0];
    if (node.type === 'HereDoc' && node.closing === undefined) {
      found ??= { message: `the here-document has no end ${node.delimiter?.value ?? ''}`, pos: node.pos };
    }
    if (found === undefined) forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
