import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** A block of code on a page. */
export interface Block {
  /** Where it is: `docs/engine.md:12`. */
  readonly place: string;
  readonly page: string;
  readonly language: string;
  /** The name of a file after the language: a program that is written out and run elsewhere. */
  readonly file: string;
  readonly code: string;
  /** What is before the code when it is run, unseen by readers: `<!-- given … -->` right before the block. */
  readonly given: string;
  /** The file of the repository that the block is a part of: `<!-- from FILE -->` right before it. */
  readonly from: string | undefined;
}

/** A page of the guide, or the README. */
export interface Page {
  readonly name: string;
  readonly blocks: readonly Block[];
  /** What commands on the page find in their folder: `<!-- file NAME … -->`, or `<!-- file NAME from FILE -->`. */
  readonly files: ReadonlyMap<string, string>;
}

/** A comment, right before a block or anywhere, and a block with its indentation. */
const PARTS =
  /(?:^<!-- (?<kind>given|from)[ \n](?<note>.*?)-->\n\n?)?^(?<indent> *)(?<fence>```+)(?<language>\w*) ?(?<file>\S*)\n(?<code>.*?)^\k<indent>\k<fence>$/gms;
const FILES = /^<!-- file (?<name>\S+)(?: from (?<from>\S+) -->|\n(?<text>.*?)-->)$/gms;

/** The README and all pages of the guide that somebody wrote. */
export function readPages(root: string): Page[] {
  const names = globSync(['README.md', 'docs/**/*.md'], { cwd: root, ignore: ['docs/api/**', 'docs/diagnostics.md'] });
  return names.sort().map((name) => pageOf(root, name));
}

function pageOf(root: string, name: string): Page {
  const text = readFileSync(`${root}/${name}`, 'utf8');
  const files = new Map<string, string>();
  for (const { groups = {} } of text.matchAll(FILES))
    files.set(groups.name ?? '', groups.text ?? readFileSync(`${root}/${groups.from}`, 'utf8'));
  const blocks = [...text.matchAll(PARTS)].map(({ index, groups = {} }): Block => {
    const { kind, note = '', indent = '', language = '', file = '', code = '' } = groups;
    return {
      place: `${name}:${text.slice(0, index).split('\n').length}`,
      page: name,
      language,
      file,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      given: kind === 'given' ? note : '',
      from: kind === 'from' ? note.trim() : undefined,
    };
  });
  return { name, blocks, files };
}
