import type { Options } from '../../engine/option-words.ts';
import { callWords } from './call-words.ts';

/** The corpus of several dialects: one file of texts for each. */
export interface DialectCorpus {
  readonly folder: string;
  /** The words that a text of a file is read with, by its title; undefined when another grammar reads it. */
  readonly words: (dialect: string, title: string) => Options | undefined;
}

/** One parser to generate: `generated/<name>.ts`. */
export interface GrammarEntry {
  readonly name: string;
  /** Files under `grammars/`; the first rule of the first file is the default start rule. */
  readonly sources: readonly string[];
  /** The rules a caller may start from; the first is the default. */
  readonly startRules: readonly string[];
  /** Its adapter is in as many files. */
  readonly byFile?: boolean;
  /** The format that the grammar belongs to, when it has another name. */
  readonly format?: string;
  /** Its corpus, when that is not `test/corpus/<format>`. */
  readonly corpus?: DialectCorpus;
}

const TOOLS = 'test/tools/corpus';

/** The files that a dialect of edits shares with others, besides the prose. */
const EDITS: Readonly<Record<string, readonly string[]>> = {
  'aider-search-replace': ['search-replace', 'names', 'other'],
  'cline-diff': ['search-replace', 'other'],
  'roo-diff': ['search-replace', 'other'],
  'aider-udiff': ['other'],
  'apply-patch': ['other'],
  'aider-whole': ['content', 'names', 'other'],
  artifact: ['content', 'attributes'],
  smolagents: ['content'],
  bolt: ['attributes'],
};

/** The one file that a dialect of edits has. */
function editsCorpus(name: string): DialectCorpus {
  return { folder: TOOLS, words: (dialect) => (dialect === name ? {} : undefined) };
}

/** Every parser of the package. */
export const grammars: readonly GrammarEntry[] = [
  {
    name: 'duckflow',
    sources: [
      'duckflow.peggy',
      'duckflow/words.peggy',
      'duckflow/foreign.peggy',
      'duckflow/forgiven-words.peggy',
      'duckflow/markers.peggy',
      'duckflow/sections.peggy',
      'duckflow/vitals.peggy',
      'duckflow/actions.peggy',
      'duckflow/blocks.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/thoughts.peggy',
      'common/turns.peggy',
      'common/text-lines.peggy',
    ],
    startRules: ['Reply'],
  },
  {
    name: 'duckflow-other',
    format: 'duckflow',
    sources: [
      'duckflow/other.peggy',
      'duckflow/words.peggy',
      'duckflow/foreign.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/thoughts.peggy',
      'common/turns.peggy',
      'common/text-lines.peggy',
    ],
    startRules: ['Around', 'Prose'],
  },
  {
    name: 'skill',
    sources: ['skill.peggy', 'skill-verdicts.peggy', 'skill-facts.peggy', 'common/text-lines.peggy'],
    startRules: ['Lines', 'Fences'],
  },
  {
    name: 'shell-echo',
    format: 'skill',
    sources: ['shell-echo.peggy'],
    startRules: ['Echo', 'Format'],
  },
  {
    name: 'json',
    sources: [
      'json.peggy',
      'json/objects.peggy',
      'json/arrays.peggy',
      'json/brackets.peggy',
      'json/words.peggy',
      'json/names.peggy',
      'json/values.peggy',
      'json/strings.peggy',
      'common/json-words.peggy',
      'common/markup.peggy',
      'common/formats.peggy',
      'common/thoughts.peggy',
    ],
    startRules: ['Document'],
  },
  {
    name: 'json-in-text',
    format: 'json',
    sources: ['json-in-text.peggy', 'common/json-words.peggy', 'common/markup.peggy', 'common/formats.peggy'],
    startRules: ['Found', 'Noise'],
  },
  {
    name: 'dml',
    sources: [
      'dml.peggy',
      'dml/macros.peggy',
      'dml/arguments.peggy',
      'dml/references.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/thoughts.peggy',
      'common/turns.peggy',
      'common/text-lines.peggy',
    ],
    startRules: ['Document', 'references', 'labels'],
  },
  {
    name: 'dml-forms',
    format: 'dml',
    sources: [
      'dml-forms.peggy',
      'dml/references.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/formats.peggy',
      'common/text-lines.peggy',
    ],
    startRules: ['FileArgument', 'SpoiledTool', 'ColonTool', 'OddPath'],
  },
  {
    name: 'acor',
    sources: [
      'acor.peggy',
      'acor/headers.peggy',
      'acor/words.peggy',
      'acor/bodies.peggy',
      'acor/asks.peggy',
      'common/markdown-lines.peggy',
      'common/text-lines.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/formats.peggy',
      'common/thoughts.peggy',
      'common/turns.peggy',
    ],
    startRules: [
      'Transcript',
      'Commands',
      'Asks',
      'Below',
      'Values',
      'Label',
      'NoiseSpans',
      'HeaderSays',
      'TakenHeader',
      'BareData',
      'FirstPrefix',
    ],
  },
  {
    name: 'design',
    sources: [
      'design.peggy',
      'design/headings.peggy',
      'design/labels.peggy',
      'design/fields.peggy',
      'design/blocks.peggy',
      'common/signature.peggy',
      'common/plain.peggy',
      'common/markup.peggy',
      'common/formats.peggy',
      'common/thoughts.peggy',
      'common/turns.peggy',
      'common/text-lines.peggy',
    ],
    startRules: ['Document', 'MethodText'],
  },
  {
    name: 'design-other',
    format: 'design',
    sources: ['design/other.peggy'],
    startRules: ['Around', 'SqlPieces'],
  },
  {
    name: 'tools',
    byFile: true,
    sources: [
      'tools/reply.peggy',
      'tools/like-calls.peggy',
      'tools/calls.peggy',
      'tools/blocks.peggy',
      'tools/bare.peggy',
      'tools/parameters.peggy',
      'tools/python.peggy',
      'tools/elements.peggy',
      'tools/messages.peggy',
      'tools/steps.peggy',
      'tools/values.peggy',
      'tools/marks.peggy',
    ],
    startRules: [
      'Reply',
      'ReplyInside',
      'ReplyToRecipient',
      'Messages',
      'MessagesInside',
      'MessagesToRecipient',
      'Steps',
      'StepsInside',
    ],
    corpus: { folder: TOOLS, words: callWords },
  },
  {
    name: 'tools-detect',
    format: 'tools',
    sources: ['tools/detect.peggy', 'tools/marks.peggy'],
    startRules: ['Reply'],
    corpus: { folder: TOOLS, words: () => ({}) },
  },
  { name: 'amounts', sources: ['amounts.peggy'], startRules: ['Text', 'Row'] },
  {
    name: 'answer',
    sources: ['answer.peggy', 'common/markup.peggy', 'common/formats.peggy'],
    startRules: [
      'Form',
      'Below',
      'Fields',
      'Bullets',
      'Thoughts',
      'LostItem',
      'LostTag',
      'Announced',
      'Conclusion',
      'FirstLine',
      'LastLine',
      'OpenFence',
      'CutTags',
      'CutTable',
      'CutForm',
    ],
  },
  { name: 'path', sources: ['path.peggy'], startRules: ['Path'] },
  { name: 'acor-command', sources: ['acor-command.peggy'], startRules: ['CommandLine'] },
  { name: 'sql-tokens', sources: ['sql-tokens.peggy'], startRules: ['tokens'] },
  ...Object.entries(EDITS).map(
    ([dialect, shared]): GrammarEntry => ({
      name: `tools-edits-${dialect}`,
      sources: [dialect, ...shared, 'prose'].map((name) => `tools/edits-${name}.peggy`),
      startRules: ['Reply'],
      corpus: editsCorpus(dialect),
    }),
  ),
];

/** The grammars that people read, as pages of diagrams; the others are parts of them or helpers. */
const DRAWN = ['duckflow', 'dml', 'acor', 'design', 'json', 'skill'];

/** The named grammars that have a page of diagrams; without names, all of them. */
export function drawnGrammars(names: readonly string[]): readonly string[] {
  return DRAWN.filter((name) => names.length === 0 || names.includes(name));
}
