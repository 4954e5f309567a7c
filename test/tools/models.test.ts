import { expect, it } from 'vitest';
import { dialectNames } from '../../src/tools/dialects/index.ts';
import { dialectFor } from '../../src/tools/index.ts';

it.each([
  ['Qwen/Qwen3-Coder-30B-A3B-Instruct', 'qwen3-coder'],
  ['qwen3:8b', 'hermes'],
  ['Qwen3-5B', 'hermes'],
  ['unsloth/Qwen3.5-35B-A3B-GGUF', 'qwen3-coder'],
  ['NousResearch/Hermes-3-Llama-3.1-8B', 'hermes'],
  ['llama3.1:8b', 'llama3-json'],
  ['meta-llama/Llama-4-Scout-17B-16E-Instruct', 'pythonic'],
  ['nvidia/Llama-3_3-Nemotron-Super-49B-v1', 'nemotron-toolcall'],
  ['nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B', 'qwen3-coder'],
  ['openai/gpt-oss-20b', 'harmony'],
  ['deepseek-ai/DeepSeek-R1-Distill-Qwen-7B', 'deepseek-v3'],
  ['deepseek-ai/DeepSeek-V3-0324', 'deepseek-v3'],
  ['deepseek-ai/DeepSeek-V3.2', 'deepseek-dsml'],
  ['deepseek-ai/DeepSeek-V3.2-Exp', 'deepseek-v3.1'],
  ['zai-org/GLM-4.5-Air', 'glm'],
  ['CohereLabs/c4ai-command-r7b-12-2024', 'command-r'],
  ['CohereForAI/c4ai-command-r-08-2024', 'command-r-plus'],
  ['ibm-granite/granite-4.0-h-tiny', 'hermes'],
  ['ibm-granite/granite-3.3-8b-instruct', 'granite'],
  ['mistralai/Devstral-Small-2507', 'mistral'],
  ['moonshotai/Kimi-K2-Instruct', 'kimi-k2'],
  ['XiaomiMiMo/MiMo-V2-Flash', 'qwen3-coder'],
  ['XiaomiMiMo/MiMo-7B-RL', 'hermes'],
  ['gpt-4o', undefined],
  ['local-model', undefined],
  ['', undefined],
] as const)('%s', (model, dialect) => {
  expect(dialectFor(model)).toBe(dialect);
});

it('knows a model of each dialect but those that any model can be told to write', () => {
  const spoken = dialectNames.filter((name) => name !== 'react' && name !== 'xml-tools');
  const byOthers: Partial<Record<string, string>> = {
    pythonic: 'llama-4',
    'deepseek-dsml': 'deepseek-v4',
    granite: 'granite-3',
    anthropic: 'claude',
    'command-r': 'command-a',
    'command-r-plus': 'command-r',
    'llama3-json': 'llama-3.1',
    'nemotron-toolcall': 'nemotron',
    hunyuan: 'hunyuan-a13b',
    phi4: 'phi-4-mini',
    glm: 'glm-4.5',
    harmony: 'gpt-oss',
  };
  for (const name of spoken) expect(dialectFor(byOthers[name] ?? name), name).toBe(name);
});
