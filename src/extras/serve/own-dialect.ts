import { readJsonObject } from '../../cli/json-file.ts';
import { formatFile } from '../../cli/load-formats.ts';
import { Problem } from '../../cli/problem.ts';
import type { Format } from '../../core/format.ts';
import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import type { ToolDialect, ToolReply } from '../../hosts/tool-format.ts';
import { templateDialect } from './template-dialect.ts';

/** Whether a name is that of a file with a program. */
export function isProgram(name: string): boolean {
  return /\.[cm]?[jt]s$/.test(name);
}

/** The dialect that a file of one's own exports: a format that reads `{ text, reasoning, calls }`. Runs its code. */
export async function dialectOfFile(file: string): Promise<ToolDialect> {
  const [format, ...others] = (await formatFile(file))?.formats ?? [];
  if (format === undefined || others.length > 0)
    throw new Problem(
      `${file} exports ${others.length + 1} formats`,
      'export one, which reads { text, reasoning, calls }',
    );
  if (!isOfCalls(format))
    throw new Problem(`${file}: its format reads no calls`, 'its value is { text, reasoning, calls }');
  return format;
}

function isOfCalls(format: Format<unknown>): format is Format<ToolReply> {
  const { value } = format.parse('');
  return isRecord(value) && Array.isArray(value.calls) && [value.text, value.reasoning].every((text) => text === '');
}

/** The dialect that a response template describes: the template itself, or a configuration that holds one. */
export async function dialectOfTemplate(file: string): Promise<ToolDialect> {
  const json = await readJsonObject(file);
  const template = json.response_template ?? json;
  try {
    return templateDialect(template);
  } catch (error) {
    throw new Problem(`${file}: this is no response template (${messageOf(error)})`, 'fix the file');
  }
}
