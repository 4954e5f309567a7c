import type { Options } from '../src/engine/option-words.ts';
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
  /** Written for the engine: `src/grammar/generate` makes its parser, its steps and its table of mistakes. */
  readonly engine?: boolean;
  /** The start rules match every text: the parser needs no syntax errors. */
  readonly total?: boolean;
  /** The format that the grammar belongs to, when it has another name. */
  readonly format?: string;
  /** Options that a stream gives the parser, by start rule: coverage tries texts with them too. */
  readonly options?: Readonly<Record<string, readonly (() => object)[]>>;
  /** Its corpus, when that is not `test/corpus/<format>`. */
  readonly corpus?: DialectCorpus;
  /** Types for rules whose type cannot be inferred, by CamelCased rule name. */
  readonly types?: Readonly<Record<string, string>>;
}

const TOOLS = 'test/tools/corpus';

/** The one file that a dialect of edits has. */
function editsCorpus(name: string): DialectCorpus {
  return { folder: TOOLS, words: (dialect) => (dialect === name ? {} : undefined) };
}

/** Every parser of the package. */
export const grammars: readonly GrammarEntry[] = [
  {
    name: 'duckflow',
    sources: ['duckflow.peggy', 'common/plain.peggy', 'common/text-lines.peggy'],
    engine: true,
    startRules: ['Reply'],
  },
  {
    name: 'duckflow-other',
    format: 'duckflow',
    sources: ['duckflow-other.peggy', 'common/plain.peggy', 'common/text-lines.peggy'],
    engine: true,
    startRules: ['Around', 'Prose'],
  },
  {
    name: 'skill',
    sources: ['skill.peggy', 'skill-verdicts.peggy', 'skill-facts.peggy', 'common/text-lines.peggy'],
    engine: true,
    startRules: ['Lines', 'Fences'],
  },
  {
    name: 'shell-echo',
    format: 'skill',
    sources: ['shell-echo.peggy'],
    engine: true,
    startRules: ['Echo', 'Format'],
  },
  {
    name: 'json',
    engine: true,
    sources: ['json.peggy', 'common/json.peggy', 'common/json-words.peggy'],
    startRules: ['Document'],
  },
  {
    name: 'json-in-text',
    format: 'json',
    sources: ['json-in-text.peggy', 'common/json-words.peggy'],
    engine: true,
    startRules: ['Found', 'Noise'],
  },
  {
    name: 'dml',
    sources: ['dml.peggy', 'common/plain.peggy', 'common/text-lines.peggy'],
    engine: true,
    startRules: ['Document', 'references', 'labels'],
  },
  {
    name: 'acor',
    sources: [
      'acor.peggy',
      'acor/headers.peggy',
      'acor/bodies.peggy',
      'common/markdown-lines.peggy',
      'common/text-lines.peggy',
      'common/plain.peggy',
    ],
    engine: true,
    startRules: ['Transcript'],
  },
  {
    name: 'acor-asks',
    format: 'acor',
    sources: [
      'acor-asks.peggy',
      'acor/headers.peggy',
      'common/markdown-lines.peggy',
      'common/text-lines.peggy',
      'common/plain.peggy',
    ],
    engine: true,
    startRules: ['Commands', 'Asks', 'Below', 'Values', 'LabelMeaning', 'LabelWords', 'NoiseSpans', 'HeaderSays'],
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
      'common/text-lines.peggy',
    ],
    engine: true,
    startRules: ['Document', 'MethodText'],
  },
  {
    name: 'design-other',
    format: 'design',
    sources: ['design/other.peggy'],
    engine: true,
    startRules: ['Around', 'SqlPieces'],
  },
  {
    name: 'tools',
    sources: [
      'tools/reply.peggy',
      'tools/calls.peggy',
      'tools/parameters.peggy',
      'tools/python.peggy',
      'tools/elements.peggy',
      'tools/messages.peggy',
      'tools/steps.peggy',
      'tools/values.peggy',
    ],
    engine: true,
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
    sources: ['tools/detect.peggy'],
    engine: true,
    startRules: ['Reply'],
    corpus: { folder: TOOLS, words: () => ({}) },
  },
  { name: 'path', sources: ['path.peggy'], engine: true, startRules: ['Path'] },
  { name: 'sql-tokens', sources: ['sql-tokens.peggy'], engine: true, startRules: ['tokens'] },
  ...['aider-search-replace', 'cline-diff', 'roo-diff'].map(
    (dialect): GrammarEntry => ({
      name: `tools-edits-${dialect}`,
      sources: [`tools/edits-${dialect}.peggy`, 'tools/edits-search-replace.peggy', 'tools/edits-prose.peggy'],
      startRules: ['Reply'],
      engine: true,
      corpus: editsCorpus(dialect),
    }),
  ),
  ...['aider-udiff', 'apply-patch', 'bolt'].map(
    (dialect): GrammarEntry => ({
      name: `tools-edits-${dialect}`,
      sources: [`tools/edits-${dialect}.peggy`, 'tools/edits-prose.peggy'],
      startRules: ['Reply'],
      engine: true,
      corpus: editsCorpus(dialect),
    }),
  ),
];
