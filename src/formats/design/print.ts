import * as v from 'valibot';
import { requireObject } from '../../core/argument.ts';
import { PrintError } from '../../core/print-error.ts';
import { pathOf } from '../../core/schema-path.ts';
import { joinBlocks, labelled } from './blocks.ts';
import { type DesignSpecification, shape } from './model.ts';
import { footer, SECTIONS } from './sections.ts';

/**
 * The text of a design, without checking that it reads back.
 *
 * @throws {PrintError} naming the field that has the wrong type
 */
export function write(value: DesignSpecification): string {
  requireObject(value, 'value');
  const wrong = v.safeParse(shape, value).issues?.find((issue) => issue.kind === 'schema' && issue.type !== 'picklist');
  if (wrong !== undefined) throw new PrintError(pathOf(wrong), wrong.message);
  return `${joinBlocks(blocksOf(value))}\n`;
}

function blocksOf(design: DesignSpecification): string[] {
  const metadata = [labelled('Task ID', design.task_id)];
  if (design.timestamp !== undefined) metadata.push(labelled('Timestamp', design.timestamp));
  const { '': loose, ...extra } = design.extra ?? {};
  const end = footer(design);
  return [
    ...(design.front_matter === undefined ? [] : [`---\n${design.front_matter}\n---`]),
    `# Design Specification: ${design.task_id}`,
    metadata.join('\n'),
    ...(loose === undefined ? [] : [loose]),
    ...SECTIONS.flatMap((section) => {
      const blocks = section.blocks(design);
      return section.isOptional && blocks.length === 0 ? [] : [`## ${section.title}`, ...blocks];
    }),
    ...Object.entries(extra).flatMap(([title, text]) => [`## ${title}`, ...(text === '' ? [] : [text])]),
    ...(end === undefined ? [] : [end]),
  ];
}
