import * as v from 'valibot';
import { requireObject } from '../../core/argument.ts';
import { firstDifference } from '../../core/difference.ts';
import type { Path } from '../../core/path.ts';
import { PrintError } from '../../core/print-error.ts';
import { pathOf } from '../../core/schema-path.ts';
import { footer, joinBlocks, labelled, SECTIONS } from './blocks.ts';
import { type DesignSpecification, shape } from './model.ts';
import { parse } from './parse.ts';

/**
 * Writes a design as a Markdown document in the specification's layout ("Document Layout"). A design that breaks rules is
 * written too, as long as its fields have the right types.
 *
 * @throws {PrintError} names the part that the document cannot carry, such as a description that holds a heading
 *
 * @example print(parse(text).value) // the canonical form of a hand-edited document
 */
export function print(value: DesignSpecification): string {
  requireObject(value, 'value');
  const wrong = v.safeParse(shape, value).issues?.find((issue) => issue.kind === 'schema' && issue.type !== 'picklist');
  if (wrong !== undefined) throw new PrintError(pathOf(wrong), wrong.message);
  const text = `${joinBlocks(blocksOf(value))}\n`;
  assertReadsBack(text, value);
  return text;
}

function blocksOf(design: DesignSpecification): string[] {
  const metadata = [labelled('Task ID', design.task_id)];
  if (design.timestamp !== undefined) metadata.push(labelled('Timestamp', design.timestamp));
  const { '': loose, ...extra } = design.extra ?? {};
  const end = footer(design);
  return [
    `# Design Specification: ${design.task_id}`,
    metadata.join('\n'),
    ...(loose === undefined ? [] : [loose]),
    ...SECTIONS.flatMap(({ title, blocks }) => sectionBlocks(title, blocks(design))),
    ...Object.entries(extra).flatMap(([title, text]) => [`## ${title}`, ...(text === '' ? [] : [text])]),
    ...(end === undefined ? [] : [end]),
  ];
}

/** A section, unless it is empty. */
function sectionBlocks(title: string, blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [`## ${title}`, ...blocks];
}

/** The printer's promise, kept by the parser: what was written reads back as the same value. */
function assertReadsBack(text: string, value: DesignSpecification): void {
  const parsed = parse(text);
  const path: Path | undefined = firstDifference(value, parsed.value);
  if (path !== undefined) {
    throw new PrintError(path, 'the document cannot carry this value: it would read back as another one');
  }
  if (!parsed.complete) throw new PrintError([], 'the document cannot carry this value: it would read as cut off');
}
