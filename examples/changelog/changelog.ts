import { defineFormat } from 'peglot/define';
import * as v from 'valibot';
import { grammar } from './changelog.parser.js';

const schema = v.object({
  title: v.string(),
  introduction: v.string(),
  releases: v.array(
    v.object({
      version: v.string(),
      date: v.nullable(v.string()),
      yanked: v.boolean(),
      changes: v.array(v.object({ kind: v.string(), entries: v.array(v.string()) })),
    }),
  ),
});

/** What changed, release by release. */
export type Changelog = v.InferOutput<typeof schema>;

export const changelog = defineFormat({
  name: 'changelog',
  grammar,
  schema,
  empty: (): Changelog => ({ title: '', introduction: '', releases: [] }),
  adapt: (to) => {
    let release = -1;
    let change = -1;
    let paragraphs = 0;
    return {
      Title: ({ text }) => to.set(['title'], text, { twice: 'duplicate-title' }),
      Release: ({ version, date, yanked }) => {
        const name = typeof version === 'string' ? version : version.text;
        release = to.push(['releases'], { version: name, date, yanked: yanked !== null, changes: [] });
        change = -1;
      },
      Kind: ({ name }) => {
        if (release < 0) to.find('outside-release');
        else change = to.push(['releases', release, 'changes'], { kind: name, entries: [] });
      },
      Entry: ({ text }) => {
        if (change < 0) to.find('outside-release');
        else to.push(['releases', release, 'changes', change, 'entries'], text.replace(/\r\n?|\n/g, '\n'));
      },
      IntroductionText: {
        enter: () => {
          if (release >= 0) to.find('outside-release');
          else if (paragraphs++ > 0) to.append(['introduction'], '\n\n', { trim: true });
        },
        piece: ({ text }) => {
          if (release < 0) to.append(['introduction'], text, { trim: true });
        },
      },
      Blank: () => {},
    };
  },
  codes: {
    'duplicate-title': {
      severity: 'error',
      meaning: 'A changelog has two titles. The last one counts.',
      example: '# A\n# B',
      mend: 'Write one title.',
    },
    'outside-release': {
      severity: 'error',
      meaning: 'A change stands under no release or under no kind of change. It was left out.',
      example: '### Added\n- x',
      mend: 'Write ## [VERSION] - DATE and ### KIND above it.',
    },
  },
  print: ({ title, introduction, releases }) =>
    [
      ...(title === '' ? [] : [`# ${title}\n`]),
      ...(introduction === '' ? [] : [`${introduction}\n`]),
      ...releases.map(({ version, date, yanked, changes }) => {
        const head = `## [${version}]${date === null ? '' : ` - ${date}`}${yanked ? ' [YANKED]' : ''}\n`;
        return [
          head,
          ...changes.map(({ kind, entries }) => `### ${kind}\n\n${entries.map((one) => `- ${one}\n`).join('')}`),
        ].join('\n');
      }),
    ].join('\n'),
  prompt: () =>
    'Write a changelog: # title, ## [VERSION] - YYYY-MM-DD, ### Added (Changed, Fixed, …), - one line a change.',
});
