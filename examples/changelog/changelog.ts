import { defineFormat, type Part } from 'peglot/define';
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
type Release = Changelog['releases'][number];
type Change = Release['changes'][number];

export const changelog = defineFormat({
  name: 'changelog',
  grammar,
  schema,
  empty: (): Changelog => ({ title: '', introduction: '', releases: [] }),
  adapt: (log) => {
    let release: Part<Release> | undefined;
    let change: Part<Change> | undefined;
    let paragraphs = 0;
    return {
      Title: ({ text }) => log.set('title', text, { twice: 'duplicate-title' }),
      Release: ({ version, date, yanked }) => {
        const name = typeof version === 'string' ? version : version.text;
        release = log.list('releases').add({ version: name, date, yanked: yanked !== null, changes: [] });
        change = undefined;
      },
      Kind: ({ name }) => {
        if (release === undefined) log.report('outside-release');
        else change = release.list('changes').add({ kind: name, entries: [] });
      },
      Entry: ({ text }) => {
        if (change === undefined) log.report('outside-release');
        else change.list('entries').push(text.replace(/\r\n?|\n/g, '\n'));
      },
      IntroductionText: {
        enter: () => {
          if (release !== undefined) log.report('outside-release');
          else if (paragraphs++ > 0) log.append('introduction', '\n\n', { trim: true });
        },
        piece: ({ text }) => {
          if (release === undefined) log.append('introduction', text, { trim: true });
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
      hint: 'Write one title.',
    },
    'outside-release': {
      severity: 'error',
      meaning: 'A change stands under no release or under no kind of change. It was left out.',
      example: '### Added\n- x',
      hint: 'Write ## [VERSION] - DATE and ### KIND above it.',
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
