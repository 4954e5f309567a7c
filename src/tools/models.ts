import type { DialectName } from './dialects/index.ts';

/**
 * The dialects of models, by name. The first line whose words are in the name counts: fine-tunes come before the models
 * that they are based on.
 */
const MODELS: readonly (readonly [dialect: DialectName, ...names: readonly string[]])[] = [
  ['harmony', 'gpt-oss'],
  ['llm-jp-4', 'llm-jp-4'],
  ['muse', 'muse'],
  ['functionary', 'functionary'],
  ['xlam', 'xlam'],
  ['pythonic', 'toolace'],
  ['firefunction', 'firefunction'],
  ['hermes', 'hermes', 'openhermes', 'arcee', 'trinity', 'smollm', 'reka'],
  ['qwen3-coder', 'nemotron-3', 'mimo-v2', 'step-3.5', 'step-3.6', 'step-3.7'],
  ['nemotron-toolcall', 'nemotron'],
  ['hermes', 'mimo', 'ernie-4.5', 'ernie-x1', 'exaone'],
  ['step3', 'step-3'],
  ['deepseek-v4.1', 'deepseek-v4.1'],
  ['deepseek-v3.1', 'deepseek-v3.2-exp', 'deepseek-v3.1'],
  ['deepseek-dsml', 'deepseek-v3.2', 'deepseek-v4'],
  ['deepseek-v3', 'deepseek-v3', 'deepseek-r1'],
  ['k2-horizon', 'k2-horizon'],
  ['kimi-k3', 'kimi-k3'],
  ['kimi-k2', 'kimi-k2', 'kimi-linear'],
  ['minimax-m3', 'minimax-m3'],
  ['minimax-m2', 'minimax-m2'],
  ['glm', 'glm-4.5', 'glm-4.6', 'glm-4.7', 'glm-5', 'laguna', 'ling-3', 'spark-2.5'],
  ['gigachat-3.5', 'gigachat-3.5'],
  ['gigachat-3.0', 'gigachat-3', 'gigachat3'],
  ['gigachat', 'gigachat'],
  ['hy3', 'hunyuan-3', 'hy-3'],
  ['hunyuan', 'hunyuan'],
  ['longcat', 'longcat'],
  ['dots', 'dots'],
  ['solar-open-2', 'solar-open-2'],
  ['minicpm5', 'minicpm-5'],
  ['inkling', 'inkling'],
  ['seed-oss', 'seed-oss'],
  ['seed-2', 'doubao-seed', 'seed-2'],
  ['iquest', 'iquest'],
  ['plamo-3', 'plamo'],
  ['command-r', 'command-r7b', 'command-a', 'command-4'],
  ['command-r-plus', 'command-r'],
  ['functiongemma', 'functiongemma'],
  ['gemma4', 'gemma-4'],
  ['phi4', 'phi-4-mini'],
  ['hermes', 'granite-4'],
  ['granite', 'granite'],
  ['apertus', 'apertus'],
  ['apriel', 'apriel'],
  ['jamba', 'jamba'],
  ['internlm2', 'internlm-2', 'intern-s1'],
  ['olmo3', 'olmo-3'],
  ['pythonic', 'lfm-2', 'llama-4'],
  ['mistral', 'mistral', 'mixtral', 'ministral', 'magistral', 'devstral', 'codestral'],
  ['anthropic', 'claude'],
  ['qwen3-coder', 'qwen-3-coder', 'qwen-3.5', 'qwen-3.6', 'qwen-3.7', 'qwen-3.8'],
  ['hermes', 'qwen', 'qwq'],
  ['llama3-json', 'llama-3.1', 'llama-3.2', 'llama-3.3'],
];

/** Words, numbers, and sizes: `Qwen3-Coder-30B` is `qwen 3 coder 30b`, `llama3.1:8b` is `llama 3 1 8b`. */
const WORD = /\d+[bm](?![a-z])|\d+|[a-z]+/g;

/**
 * The dialect in which a model writes calls, by its name on hubs and servers. Undefined for unknown names: then `auto`
 * reads what is unmistakable.
 *
 * @example dialectFor('Qwen/Qwen3-Coder-30B-A3B-Instruct') // 'qwen3-coder'
 */
export function dialectFor(model: string): DialectName | undefined {
  const name = wordsOf(model);
  return known.find(([, ...names]) => names.some((words) => name.includes(words)))?.[0];
}

/** The words of a name, each between blanks, so that a part of a word does not match. */
function wordsOf(name: string): string {
  return ` ${(name.toLowerCase().match(WORD) ?? []).join(' ')} `;
}

const known: typeof MODELS = MODELS.map(([dialect, ...names]) => [dialect, ...names.map(wordsOf)]);
