import fc from 'fast-check';
import type { Block, Message, Transcript } from 'peglot/acor';
import { damaged, noise } from './texts.ts';

/** Pieces of damaged transcripts: the mistakes that tools and models make, and everything that looks like syntax. */
export const fragments: readonly string[] = [
  ...noise,
  '## Status: Ready\n',
  '## Status: Working\n',
  '## Status: Complete\n',
  '## Status: complete\n',
  '## Status: Pondering\n',
  '## Status\n',
  '## Status: Re',
  '## Stat',
  '##',
  '#',
  '##Status: Failed\n',
  '# Status: Ready\n',
  '### Progress: 40%\n',
  '### Details\n',
  '## STATUS:Ready ##\n',
  '  ## Status: Ready\n',
  '    ## Status: Ready\n',
  '**Status: Ready**\n',
  '## **Status**: Ready\n',
  '## **Error: bold**\n',
  '__Output Data__\n',
  '## Progress: 25%\n',
  '## Progress: 33.3 %\n',
  '## Progress: 120%\n',
  '## Progress: lots\n',
  '## Progress 50\n',
  '## Progress: 5',
  '## Output\n',
  '## Output Data\n',
  '## Output Files\n',
  '## Output: more\n',
  '## output_data\n',
  '## Error: File Not Found\n',
  '## Error: C#\n',
  '## Error:\n',
  '## Input Needed\n',
  '## AI Directive: Create File\n',
  '## AI Directive\n',
  '## Suggestions: Next Steps\n',
  '## Suggestions\n',
  '## Session: abc123\n',
  '## Session Checkpoint: loaded\n',
  '## Warning: low on space\n',
  '## \n',
  '**Recovery**: try again\n',
  '**Recovery:** later\n',
  'Recovery: plain\n',
  '**Details**:\n',
  '**Valid options**: a, `b`, "c"\n',
  '**Option A - Use a file:**\n',
  '**Run this command:**\n',
  '**Example**: `acor x`\n',
  'Run this:\nacor y\n',
  '```json\n{"a": [1, 2,]}\n```\n',
  '```json\n{"a": 1',
  '```yaml\na: [1, 2]\nb: &x {c: 1}\nd: *x\n```\n',
  '```yaml\na: [1\n```\n',
  '```bash\nacor run\n```\n',
  '```bash\n$ acor a |\n  sort\nacor b\n```\n',
  '```csv\na,b\n1,2\n```\n',
  '```\n## Status: Ready\n```\n',
  '```markdown\n## Status: Ready\n',
  '```markdown\n\n## Progress: 10%\n',
  '- `a.pdf` - A report\n',
  '- b.csv: Numbers\n',
  '- Plot: `acor plot`\n',
  '- `acor x` - Share\n',
  '- File: `logs/x.log`\n',
  '1. first\n   more\n',
  '- ```sh\n  acor z\n  ```\n',
  '- ```sh\n',
  '  - nested `code`\n',
  '    ```\n    deep\n    ```\n',
  '    ```\n',
  '- item:\n    ```sh\n    x\n',
  '  ```\n',
  '<!-- remark -->\n',
  '<!-- open\n',
  '-->\n',
  '<!-->\n',
  '``',
  '~~',
  '> ## Status: Ready\n',
  'text `code` text\n',
  '{"a": 1}\n',
  '\u001b[1m## Status: Ready\u001b[0m\n',
  '<|message|>## Status: Ready\n',
  '\u001b[31mred\u001b[0m\n',
  '   \n',
  '\t- tab\n',
  '---\n',
  '* * *\n',
  '## \u001b[1mStatus: Complete\u001b[0m\n',
  '## Progress: \u001b[32m50%\u001b[0m\n',
  '\u001b[1m##\u001b[0m Status: Failed\n',
  '## \u001b[1mStatus\u001b[0m: \u001b[32mReady\n',
  '\u001b[31m**Recovery**: red\u001b[0m\n',
  '\u001b[31mRecovery:\u001b[0m red\n',
  '\u001b[31m- a: `b`\u001b[0m\n',
  '__Status: Failed__\n',
  '**Status: Fai',
  '### Stat',
  '##Stat',
  'Option A:\n',
  '### Option B\n',
  '**Option C**\n',
  'Option D: use it\n',
  'For example:\n',
  'Please note:\nThe database is locked.\n',
  'Run this: `acor x`\n',
  'Run it again with:\n\n',
  'acor load --key 1\n',
  '`acor load --key 1`\n',
  '**Valid options**:\n- a\n- b\n',
  '### Available tables\n',
  '- **Recovery**:\n  - a\n\n  - b\n',
  '- Steps:\n  - one\n',
  '- **Option E**:\n',
  '**Details**: Trace\n  File "a"\n    x = 1\n',
  '   ```json\n   {"a": "b\n   c"}\n   ```\n',
  '```yaml\na: 1\n---\nb: 2\n```\n',
];

/** Transcripts damaged in every way. */
export const damagedTexts: fc.Arbitrary<string> = damaged(fragments);

const word = fc.constantFrom(
  'read',
  'the',
  'file',
  '`key`',
  'a < b',
  'x = 1',
  'ünï',
  '鴨',
  '🦆',
  '100%',
  'C#',
  '# not',
  '(see)',
);
const sentence = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => `The ${parts.join(' ')}.`);
const name = fc.constantFrom(
  'Loading',
  'File Not Found',
  'Next steps',
  'v1.0',
  'Disk #2',
  'C# sources',
  'a: b',
  '__proto__',
  'ünï',
);
const path = fc.constantFrom('out/a.pdf', 'b.csv', 'C:\\x\\y.log', 'with blank.txt', '__proto__');
const command = fc.constantFrom(
  'acor plot data.csv',
  'acor load --key "<choose>"',
  "acor x 'a b' | sort",
  'npm test',
  'acor a | acor b',
);

interface Part {
  readonly text: string;
  readonly blocks: readonly Block[];
}

const example: fc.Arbitrary<Part> = fc
  .tuple(
    fc.constantFrom('', 'md', 'python', 'text'),
    fc.constantFrom('', 'title="x"'),
    fc.array(
      fc.constantFrom(
        '## Status: Ready',
        '  indented',
        '',
        'x = 1',
        '~~~',
        '``',
        '<!--',
        '\ttab',
        '- `a`',
        '\u001b[0m',
      ),
      { maxLength: 4 },
    ),
  )
  .map(([lang, info, lines]) => {
    const body = lines.join('\n');
    const shown = lang === '' ? '' : [lang, info].filter((one) => one !== '').join(' ');
    return {
      text: `\`\`\`${shown}\n${lines.length === 0 ? '' : `${body}\n`}\`\`\``,
      blocks: [{ lang, text: body, ...(lang === '' || info === '' ? {} : { info }) }],
    };
  });
const prose: fc.Arbitrary<Part> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: sentence },
      { weight: 1, arbitrary: fc.constantFrom('### A part', '<!-- ## Status: Ready -->', '> quoted', '| a | b |') },
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((lines) => ({ text: lines.join('\n'), blocks: [] }));
const nothing: fc.Arbitrary<Part> = fc.constant({ text: '', blocks: [] });
const free = fc.oneof(
  { weight: 3, arbitrary: prose },
  { weight: 1, arbitrary: example },
  { weight: 1, arbitrary: nothing },
);

/** Parts below each other. */
function together(...parts: readonly Part[]): { body: string; blocks: Block[] } {
  return {
    body: parts
      .map(({ text }) => text)
      .filter((text) => text !== '')
      .join('\n\n'),
    blocks: parts.flatMap(({ blocks }) => blocks),
  };
}

const shell = (text: string): Part => ({ text: `\`\`\`bash\n${text}\n\`\`\``, blocks: [{ lang: 'bash', text }] });

// Numbers that a double cannot hold exactly are reported.
const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value): unknown =>
    JSON.parse(JSON.stringify(value, (_, one: unknown) => (typeof one === 'number' && Math.abs(one) > 1e15 ? 1 : one))),
  );

const progress = fc.oneof(fc.nat({ max: 100 }), fc.constantFrom(33.3, 0.5, 99.99));

const plain = { noNullPrototype: true } as const;

const file = fc.record({ path, description: fc.oneof(sentence, fc.constant('')) }, plain);

const suggestion = fc.oneof(
  fc.record({ text: fc.constantFrom('Plot it', 'Share the file'), command }, plain),
  fc.record({ text: fc.constantFrom('Look at the plot') }, plain),
);

/** Messages that the protocol has nothing against. */
export const messages: fc.Arbitrary<Message> = fc.oneof(
  fc
    .tuple(fc.constantFrom('Ready', 'Working', 'Complete', 'Failed', 'Cancelled'), free)
    .map(([state, part]): Message => ({ kind: 'status', header: `Status: ${state}`, ...together(part), state })),
  fc
    .tuple(progress, free)
    .map(
      ([percent, part]): Message => ({ kind: 'progress', header: `Progress: ${percent}%`, ...together(part), percent }),
    ),
  fc
    .tuple(free, free)
    .map(([one, two]): Message => ({ kind: 'output', header: 'Output', ...together(one, two), variant: 'text' })),
  fc.tuple(fc.oneof(prose, nothing), json, fc.constantFrom(0, 2)).map(([lead, data, indent]): Message => {
    const text = JSON.stringify(data, null, indent);
    const block: Part = { text: `\`\`\`json\n${text}\n\`\`\``, blocks: [{ lang: 'json', text }] };
    return { kind: 'output', header: 'Output Data', ...together(lead, block), variant: 'data', data };
  }),
  fc.array(file, { minLength: 1, maxLength: 3 }).map((files): Message => {
    const text = files
      .map((one) => (one.description === '' ? `- \`${one.path}\`` : `- \`${one.path}\` - ${one.description}`))
      .join('\n');
    return { kind: 'output', header: 'Output Files', body: text, blocks: [], variant: 'files', files };
  }),
  fc
    .tuple(name, fc.oneof(prose, nothing), sentence, fc.option(sentence))
    .map(([title, lead, recovery, details]): Message => {
      const fields = [...(details === null ? [] : [`**Details**: ${details}`]), `**Recovery**: ${recovery}`].join('\n');
      const part = { text: fields, blocks: [] };
      const message = { kind: 'error' as const, header: `Error: ${title}`, ...together(lead, part), title, recovery };
      return details === null ? message : { ...message, details };
    }),
  fc
    .tuple(
      sentence,
      command,
      fc.option(fc.uniqueArray(fc.constantFrom('a', 'b_1', 'c d'), { minLength: 1 })),
      fc.option(command),
    )
    .map(([lead, run, values, shown]): Message => {
      const parts: Part[] = [
        { text: lead, blocks: [] },
        { text: '**Run this command with your choice:**', blocks: [] },
        shell(run),
      ];
      if (values !== null) parts.push({ text: `**Valid options**: ${values.join(', ')}`, blocks: [] });
      if (shown !== null) parts.push({ text: `**Example**: \`${shown}\``, blocks: [] });
      const message = {
        kind: 'input_needed' as const,
        header: 'Input Needed',
        ...together(...parts),
        commands: [run],
        options: [],
        valid_options: values ?? [],
      };
      return shown === null ? message : { ...message, example: shown };
    }),
  fc.tuple(command, command).map(([one, two]): Message => {
    const parts = [
      { text: '**Option A - The first:**', blocks: [] },
      shell(one),
      { text: '**Option B:**', blocks: [] },
      shell(two),
    ];
    const options = [
      { label: 'Option A - The first', command: one },
      { label: 'Option B', command: two },
    ];
    return {
      kind: 'input_needed',
      header: 'Input Needed',
      ...together(...parts),
      commands: [],
      options,
      valid_options: [],
    };
  }),
  fc
    .tuple(
      name,
      free,
      fc.dictionary(fc.constantFrom('File', 'Goal', '__proto__', 'constructor'), fc.constantFrom('find it', 'x.log'), {
        noNullPrototype: true,
      }),
    )
    .map(([title, lead, fields]): Message => {
      const text = ['- look at it', ...Object.entries(fields).map(([key, value]) => `- ${key}: ${value}`)].join('\n');
      const part = { text, blocks: [] };
      return {
        kind: 'ai_directive',
        header: `AI Directive: ${title}`,
        ...together(lead, part),
        title,
        items: ['look at it'],
        fields,
      };
    }),
  fc.tuple(fc.option(name), fc.array(suggestion, { minLength: 1, maxLength: 3 })).map(([title, items]): Message => {
    const text = items
      .map((one) => ('command' in one ? `- ${one.text}: \`${one.command}\`` : `- ${one.text}`))
      .join('\n');
    const header = title === null ? 'Suggestions' : `Suggestions: ${title}`;
    const message = { kind: 'suggestions' as const, header, body: text, blocks: [], items };
    return title === null ? message : { ...message, title };
  }),
  name.map((id): Message => ({ kind: 'session', header: `Session: ${id}`, body: '', blocks: [], id })),
  fc.tuple(name, free).map(
    ([title, part]): Message => ({
      kind: 'checkpoint',
      header: `Session Checkpoint: ${title}`,
      ...together(part),
      name: title,
    }),
  ),
);

const ready: Message = { kind: 'status', header: 'Status: Ready', body: '', blocks: [], state: 'Ready' };

const last: Message = { kind: 'status', header: 'Status: Complete', body: '', blocks: [], state: 'Complete' };

/** Valid transcripts that the format can write: after a request for input the tool exits, or is started again. */
export const transcripts: fc.Arbitrary<Transcript> = fc.array(messages, { maxLength: 5 }).map((list) => ({
  preamble: '',
  messages: [...list.filter(isInOrder).flatMap((message) => (asks(message) ? [message, ready] : [message])), last],
}));

function asks({ kind }: Message): boolean {
  return kind === 'input_needed';
}

/** Suggestions are not for a run that failed. */
function isInOrder(message: Message, at: number, all: readonly Message[]): boolean {
  const before = all.slice(0, at).findLast(({ kind }) => kind === 'status' || kind === 'input_needed');
  return message.kind !== 'suggestions' || before?.kind !== 'status' || before.state !== 'Failed';
}

const hostileText = fc.oneof(
  damagedTexts,
  fc.constantFrom('', '## Status: Failed', '```', '<!--', 'x\n## Error: y', '__proto__', '\u001b[0m'),
);

/** Transcripts of the right shape that try to be read as something else. */
export const hostileTranscripts: fc.Arbitrary<Transcript> = fc.record(
  {
    preamble: hostileText,
    messages: fc.array(
      fc.oneof(
        messages,
        fc.tuple(messages, hostileText).map(([message, text]): Message => ({ ...message, body: text })),
        fc.tuple(messages, hostileText).map(([message, text]): Message => ({ ...message, header: text })),
      ),
      { maxLength: 3 },
    ),
  },
  { noNullPrototype: true },
);
