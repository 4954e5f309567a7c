import { readJsonObject } from '../../cli/json-file.ts';
import { formatFile } from '../../cli/load-formats.ts';
import { Problem } from '../../cli/problem.ts';
import type { Format } from '../../core/format.ts';
import { nearest } from '../../core/nearest.ts';
import { isRecord } from '../../core/record.ts';
import { messageOf } from '../../core/thrown.ts';
import type { OpenAiOptions } from '../../hosts/openai/index.ts';
import type { ToolDialect, ToolReply } from '../../hosts/tool-format.ts';
import { type DialectName, dialectNames, isDialect } from '../../tools/dialects/index.ts';
import { templateDialect } from './template-dialect.ts';

/** The options for the model's dialect. */
export interface DialectOptions {
  /** By default, the dialect known for the model. */
  readonly dialect?: string;
  /** The file of a response template. */
  readonly template?: string;
}

/** The dialect of the model; undefined to choose it by the model's name. */
export async function dialectOf({ dialect, template }: DialectOptions): Promise<OpenAiOptions['dialect']> {
  if (template !== undefined && dialect !== undefined)
    throw new Problem('both --template and --dialect say how the model writes its calls', 'give one of them');
  if (template !== undefined) return dialectOfTemplate(template);
  if (dialect === undefined) return undefined;
  return /\.[cm]?[jt]s$/.test(dialect) ? dialectOfFile(dialect) : dialectByName(dialect);
}

function dialectByName(name: string): DialectName | 'auto' {
  if (name === 'auto' || isDialect(name)) return name;
  const known = dialectOfServer(name);
  if (known !== undefined) return known;
  const meant = nearest(name, ['auto', ...dialectNames]);
  throw new Problem(
    `there are no tool calls in the dialect '${name}'`,
    meant === undefined ? `it is auto, or one of ${dialectNames.join(', ')}` : `did you mean '${meant}'?`,
  );
}

/** The dialect that a user's file exports: a format that reads `{ text, reasoning, calls }`. Runs its code. */
async function dialectOfFile(file: string): Promise<ToolDialect> {
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

/** The dialect of a response template: the template itself, or a configuration that contains one. */
export async function dialectOfTemplate(file: string): Promise<ToolDialect> {
  const json = await readJsonObject(file);
  const template = json.response_template ?? json;
  try {
    return templateDialect(template);
  } catch (error) {
    throw new Problem(`${file}: this is no response template (${messageOf(error)})`, 'fix the file');
  }
}

/** Other names for dialects: the tool parsers of vLLM and SGLang, without `-` and `_`. */
const NAMES: Readonly<Record<string, DialectName>> = {
  qwen3coder: 'qwen3-coder',
  qwen3xml: 'qwen3-coder',
  qwen25: 'hermes',
  qwen: 'hermes',
  glm45: 'glm',
  glm47: 'glm',
  kimik2: 'kimi-k2',
  openai: 'harmony',
  gptoss: 'harmony',
  llama3: 'llama3-json',
  llama3json: 'llama3-json',
  llama4json: 'llama3-json',
  llama4pythonic: 'pythonic',
  deepseekv3: 'deepseek-v3',
  deepseekv31: 'deepseek-v3.1',
  deepseekv32: 'deepseek-dsml',
  granite4: 'hermes',
  granite20bfc: 'granite',
  internlm: 'internlm2',
  phi4minijson: 'phi4',
  minimax: 'hermes',
  minimaxm2: 'minimax-m2',
  seedoss: 'seed-oss',
  step3p5: 'qwen3-coder',
  ernie45: 'hermes',
  hunyuana13b: 'hunyuan',
  gigachat3: 'gigachat-3.0',
};

/** The dialect of a server's tool parser; undefined for unknown names. */
export function dialectOfServer(name: string): DialectName | undefined {
  const key = name.toLowerCase().replace(/[-_.]/g, '');
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
