import type { DialectName } from '../../tools/dialects/index.ts';

/** What servers call the parsers of dialects, where that is another name: vLLM's, and SGLang's without their `-` and `_`. */
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

/** The dialect that a parser of a server reads; undefined where none is known by that name. */
export function dialectOfServer(name: string): DialectName | undefined {
  const key = name.toLowerCase().replace(/[-_.]/g, '');
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
