/** Cases of the corpus that are not read as it says yet, by dialect. The test fails as soon as one is. */
export const deviations: Readonly<Record<string, readonly string[]>> = {
  anthropic: [
    'A namespace on one closing tag',
    'The older form',
  ],
  apertus: [
    'Two calls in one object',
    'Call objects with a name',
  ],
  apriel: [
    'The final answer is announced',
  ],
  'command-r': [
    'A string that never ends swallows no other call',
    'The chatbot token at the beginning',
    'The response is not closed',
  ],
  'deepseek-dsml': [
    'The block is closed as the other version closes it',
    'All arguments in one parameter',
    'A parameter is not closed before the next',
  ],
  'deepseek-v3.1': [
    'ASCII look-alikes',
    'The form of v3',
  ],
  'deepseek-v3': [
    'The fence is missing',
    'The fence has no language',
    'The form of v3.1',
  ],
  firefunction: [
    'The word alone',
  ],
  functionary: [
    'Code for the interpreter',
    'v3.2: text for all, then a call',
    'v3.2: the prompt wrote the first arrows',
    'v3.2: the prompt wrote the arrows of a call',
    'v3.2: code',
    'v3.2: arrows in a string',
    'v3.2: arrows in text of a console',
    'v3.2: cut in a value',
    'v3.2: cut in the recipient',
    'v3.2: broken JSON ends at the next recipient',
    'v3.2: an unknown tool',
  ],
  functiongemma: [
    'The comma is missing',
    'The marker is missing',
  ],
  gemma4: [
    'A number that ends in a dot',
    'The marker is missing',
  ],
  glm: [
    'The key is not closed',
  ],
  granite: [
    'One call without its list',
    '4: the closing tag is missing at the end',
  ],
  internlm2: [
    'The plugin marker is missing',
  ],
  'llama3-json': [
    'A builtin tool',
    'Code for the interpreter',
  ],
  olmo3: [
    'Brackets around the calls',
    'A line that is no call',
  ],
  phi4: [
    'functools',
    'functools after text, with a space',
    'functools with `parameters`',
    'The word functools in prose',
  ],
  pythonic: [
    'A tool_code fence',
  ],
  step3: [
    'A call is not closed before the next',
    'The invoke is not closed',
  ],
  xlam: [
    'A thought closes that never opened',
    'In a fence',
    'A list without names',
    'An object instead of a list',
    'The fence is not closed',
  ],
};
