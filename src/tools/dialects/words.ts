import type { Options } from '../../engine/index.ts';
import type { ToolSchema } from '../schema.ts';
import type { Dialect, Words } from './dialect.ts';

const THINK_OPEN = '<think>';
const THINK_CLOSE = '</think>';
const TOKENS: Words = ['<|im_end|>', '<|endoftext|>', '</s>'];
const NONE: Words = [];
const ON: Words = [''];
const MESSAGE_MARKS: Words = ['<|start|>', '<|channel|>'];
const FENCE = '```';

const known = { alone: new WeakMap<Dialect, Options>(), mixed: new WeakMap<Dialect, Options>() };

/**
 * The grammar's options for a dialect, the same for all its replies.
 *
 * @param isMixed - also recognise markers of other dialects
 */
export function wordsOf(dialect: Dialect, isMixed = false): Options {
  const made = known[isMixed ? 'mixed' : 'alone'];
  const words = made.get(dialect) ?? inBothLineEnds({ ...makeWords(dialect), mixed: isMixed ? ON : NONE });
  made.set(dialect, words);
  return words;
}

/** A line end in a marker may also be CRLF. */
function inBothLineEnds(options: Readonly<Record<string, Words>>): Options {
  const both = (words: Words): Words => [...new Set(words.flatMap((word) => [word, word.replaceAll('\n', '\r\n')]))];
  return Object.fromEntries(Object.entries(options).map(([name, words]) => [name, both(words)]));
}

/** The options that depend on the tools: tags and keys that are only known from them. */
export function wordsOfTools(
  { call, elements, parameter, tagged }: Dialect,
  tools: ReadonlyMap<string, ToolSchema> | null,
): Options {
  const isOfTools = elements?.ofTools === true;
  const all = [...(tools ?? [])];
  const known = [...(tools?.keys() ?? [])];
  const names = isOfTools ? known : NONE;
  return {
    knownTool: known.flatMap((name) => [name, name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)]),
    declaredTool: known,
    toolName: names,
    toolWord: isOfTools ? [...names, ...all.flatMap(([, tool]) => tool.keys)] : NONE,
    toolOpening: [
      ...names.flatMap((name) => [`<${name}>`, `<${name}/>`, `<${name} />`]),
      ...spacedOpens(tagged === undefined ? call : undefined).flatMap((open) => known.map((name) => `${open}${name}>`)),
    ],
    onlyParameter:
      parameter !== undefined && parameter.valueOpen === undefined
        ? Object.fromEntries(all.map(([name, tool]) => [name, tool.onlyKey === undefined ? NONE : ON]))
        : NONE,
    toolParameter:
      isOfTools || parameter !== undefined ? Object.fromEntries(all.map(([name, tool]) => [name, tool.keys])) : NONE,
  };
}

/** Openings of calls, with a blank before the name instead of the usual character. */
function spacedOpens(call: Dialect['call']): Words {
  return (call?.open ?? NONE).filter((word) => word.endsWith('=')).map((word) => `${word.slice(0, -1)} `);
}

function makeWords(dialect: Dialect): Readonly<Record<string, Words>> {
  const { block, think, object, elements, region } = dialect;
  const { call, parameter } = dialect.tagged ?? dialect;
  const isInElements = call?.inElements === true;
  const hasKeyTags = parameter?.mayBeTag === true;
  const on = (is: boolean): Words => (is ? ON : NONE);
  const listWord = [...(dialect.listWord ?? NONE), ...(block?.isWord === true ? block.open : NONE)];
  const blockOpen = block === undefined || block.isWord === true ? NONE : block.open;
  const opens = [...blockOpen, ...(block?.wrongOpen ?? NONE), ...(block?.otherOpen ?? NONE), ...listWord];
  const callOpens = [
    ...(call?.open ?? NONE),
    ...(call?.wrongOpen ?? NONE),
    ...(call?.other?.open ?? NONE),
    ...(isInElements ? (call.nameless ?? NONE) : NONE),
  ].filter((word) => word !== '');
  const closes = [...(block?.close ?? NONE), ...(call?.close ?? NONE)];
  // Tags of another dialect only count inside a block.
  const [bareOpens, bareCloses] = dialect.tagged === undefined ? [callOpens, closes] : [NONE, block?.close ?? NONE];
  const wrongCloses = [...(block?.wrongClose ?? NONE), ...(call?.wrongClose ?? NONE)];
  const { breaksThought = false } = dialect;
  const endTokens = [...TOKENS, ...dialect.tokens];
  const thinkOpen = [THINK_OPEN, ...(think?.[0] ?? NONE)];
  const thinkClose = [THINK_CLOSE, ...(think?.[1] ?? NONE)];
  const bareStarts = [...(dialect.bare === 'object' ? ['{'] : NONE), ...(dialect.python === 'list' ? ['['] : NONE)];
  const isOfTools = elements?.ofTools === true;
  const nests = elements !== undefined && !isOfTools;
  const tagMarkers = nests ? elements.open : NONE;
  const recipient = dialect.recipient ?? NONE;
  const { messages } = dialect;
  const messageMarks = messages === undefined ? NONE : [...MESSAGE_MARKS, ...messages.close];
  return {
    markedQuote: dialect.quote ?? NONE,
    endMarker: [
      ...messageMarks,
      ...recipient,
      ...(dialect.code ?? NONE),
      ...opens,
      ...callOpens,
      ...closes,
      ...wrongCloses,
      ...endTokens,
      ...(parameter?.open ?? NONE),
      ...(parameter?.wrongOpen ?? NONE),
      ...(parameter?.otherOpen ?? NONE),
      ...(region?.[1] ?? NONE),
      ...tagMarkers,
    ],
    thinkOpen,
    thinkClose,
    thoughtBreak: breaksThought === false ? NONE : [...opens, ...callOpens],
    thoughtCode: on(breaksThought !== false),
    drafts: on(breaksThought !== 'at once'),
    marker: [
      ...(block?.below === undefined ? opens : block.below.filter((word) => word.startsWith('\n'))),
      ...bareOpens,
      ...(call?.loneOpen ?? NONE),
      ...bareCloses.filter((word) => word !== FENCE),
      ...endTokens,
      ...thinkOpen,
      ...thinkClose,
      ...bareStarts,
      ...(dialect.region ?? NONE).flat(),
      ...(dialect.turn ?? NONE),
      ...(block?.title ?? NONE),
      ...messageMarks,
      ...recipient,
      ...(dialect.code ?? NONE),
      ...(dialect.citation ?? NONE).flat(),
    ],
    endToken: endTokens,
    steps: on(dialect.shape === 'steps'),
    channels: on(messages !== undefined),
    addressed: on(messages?.addressed === true),
    padded: on(messages?.padded === true),
    messageClose: messages?.close ?? NONE,
    recipientOpen: recipient,
    recipientOpenIsUsed: on(recipient.length > 0),
    codeOpen: dialect.code ?? NONE,
    closeMarker: bareCloses.filter((word) => word !== FENCE),
    unfencedOpen: block?.below ?? NONE,
    inElements: on(isInElements),
    tagOpen: elements?.open ?? (isInElements || hasKeyTags ? ['<'] : NONE),
    tagClose: elements?.close ?? (isInElements || hasKeyTags ? ['</'] : NONE),
    tagMarker: tagMarkers,
    nests: on(nests),
    keyTags: on(hasKeyTags),
    wordThatIsNoKey: elements?.noKeys ?? NONE,
    regionOpen: region?.[0] ?? NONE,
    regionClose: region?.[1] ?? NONE,
    turnOpen: dialect.turn ?? NONE,
    citationOpen: dialect.citation?.[0] ?? NONE,
    citationClose: dialect.citation?.[1] ?? NONE,
    sectionOpen: blockOpen,
    titleOpen: block?.title ?? NONE,
    listWord,
    wrongSectionOpen: block?.wrongOpen ?? NONE,
    otherSectionOpen: block?.otherOpen ?? NONE,
    sectionClose: block?.close ?? NONE,
    wrongSectionClose: block?.wrongClose ?? NONE,
    sectionOver: on(block !== undefined && (block.close.length === 0 || block.mayStayOpen === true)),
    sectionCloses: on(block !== undefined && block.close.length > 0 && block.mayStayOpen !== true),
    separator: dialect.separator ?? NONE,
    json: on(object !== undefined),
    bareJson: on(dialect.bare === 'object'),
    bareLists: on(dialect.bare === 'list' || dialect.bare === 'marked list'),
    bareOne: on(dialect.bare === 'list'),
    python: on(dialect.python === 'list'),
    lines: on(dialect.python === 'lines'),
    bare: on(bareOpens.length > 0),
    callOpen: call?.open ?? NONE,
    visibleOpen: (call?.open ?? NONE).filter((word) => word !== ''),
    spacedOpen: spacedOpens(call),
    loose: on(call?.loose === true),
    wrongCallOpen: call?.wrongOpen ?? NONE,
    namesAreIds: on(call?.isId === true),
    namelessOpen: call?.nameless ?? NONE,
    nameEnd: call?.nameEnd ?? NONE,
    wrongNameEnd: call?.wrongNameEnd ?? NONE,
    mayLackNameEnd: on(call?.mayLackNameEnd === true),
    otherCallOpen: call?.other?.open ?? NONE,
    otherNameEnd: call?.other?.nameEnd ?? NONE,
    loneOpen: call?.loneOpen ?? NONE,
    headEnd: call?.headEnd ?? ON,
    escapes: on(call?.isEscaped === true),
    idOpen: call?.id ?? NONE,
    callClose: call?.close ?? NONE,
    wrongCallClose: call?.wrongClose ?? NONE,
    valueFollows: on(parameter?.valueOpen === undefined),
    endsWithText: on(parameter === undefined && elements === undefined),
    callOver: on(call !== undefined && call.close.length === 0),
    parameterOpen: parameter?.open ?? NONE,
    wrongParameterOpen: parameter?.wrongOpen ?? NONE,
    otherParameterOpen: parameter?.otherOpen ?? NONE,
    keyEnd: parameter?.keyEnd ?? NONE,
    quotedKeys: on(parameter?.keyEnd[0]?.startsWith('"') === true),
    ownQuotes: on(dialect.quote !== undefined),
    parameterHeadEnd: parameter?.headEnd ?? ON,
    valueOpen: parameter?.valueOpen ?? NONE,
    headMark: (parameter?.valueOpen ?? parameter?.headEnd ?? parameter?.keyEnd ?? NONE).filter(
      (word) => word.length > 2,
    ),
    typeOpen: parameter?.type?.slice(0, 1) ?? NONE,
    typeClose: parameter?.type?.slice(1) ?? NONE,
    verbatimOpen: parameter?.verbatim?.slice(0, 1) ?? NONE,
    verbatimClose: parameter?.verbatim?.slice(1) ?? NONE,
    parameterClose: parameter?.close ?? NONE,
    otherParameterClose: parameter?.otherClose ?? NONE,
    parameterCloseStart: parameter?.closeStart ?? NONE,
    layout: on(parameter?.layout === true),
    tagLayout: on(isOfTools || isInElements || hasKeyTags),
  };
}
