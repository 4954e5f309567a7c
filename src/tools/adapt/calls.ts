import type { Range } from '../../core/range.ts';
import { nameOfId } from '../call-id.ts';
import type { Dialect, Words } from '../dialects/dialect.ts';
import { ParameterReader } from '../parameter.ts';
import { isBlank } from '../pieces.ts';
import { cutPart } from './arguments.ts';
import type { Reply, ToolHandlers } from './reply.ts';

type CallHandlers = Pick<
  ToolHandlers,
  | 'SectionOpen'
  | 'SectionClose'
  | 'SectionOver'
  | 'SectionOverAtEnd'
  | 'LateClose'
  | 'WordedListOpen'
  | 'LoneCallHead'
  | 'LoneCallEnd'
  | 'LineComma'
  | 'LineListEnd'
  | 'Separator'
  | 'InnerFenceEnd'
  | 'CallHead'
  | 'EmptyCall'
  | 'CallClose'
  | 'CallOver'
  | 'CallOverAtEnd'
  | 'ParameterHead'
  | 'RawLayout'
  | 'VerbatimOpen'
  | 'VerbatimText'
  | 'VerbatimClose'
  | 'MissingVerbatimClose'
  | 'Raw'
  | 'RawEnd'
  | 'BadInnerFence'
  | 'BadNoFence'
  | 'BadStrayWords'
  | 'BadNameless'
  | 'BadBrackets'
  | 'BadLateMembers'
  | 'BadJunk'
  | 'BadCutCall'
  | 'BadCutParameter'
  | 'BadCutInnerFence'
  | 'BadCutRaw'
  | 'BadParameterClose'
  | 'MissingParameterClose'
  | 'BadCallClose'
  | 'MissingCallClose'
  | 'BadCutClose'
  | 'BadSectionClose'
  | 'MissingSectionClose'
  | 'MissingAtEnd'
>;

/** Markers that open, and those that close what they open. */
interface Pairs {
  readonly open: Words;
  readonly close: Words;
}

/** Where there are several pairs of markers, the closing one should be of the pair that opened. */
function checkPair(reply: Reply, markers: Pairs | undefined, opening: string, { start, end }: Range): void {
  if (markers === undefined || markers.open.length < 2 || markers.open.length !== markers.close.length) return;
  const own = markers.close[markers.open.findIndex((open) => opening.startsWith(open))];
  if (own !== undefined && !reply.reading.source(start, end).endsWith(own)) reply.to.report('wrong-close');
}

/** Whether a marker that opens a block or a call is in a value. */
function holdsOpening({ block, call }: Dialect, value: string): boolean {
  const openings = [...(block?.open ?? []), ...(call?.open ?? [])];
  return openings.some((opening) => opening !== '' && value.includes(opening));
}

/** Where the value of a parameter in tags is. */
export class RawPlace {
  /** The marker before it. */
  opening = '';
  start = 0;
  /** Where a value ended that nothing closed; -1 where none did. */
  openEnd = -1;
}

/** Blocks of calls, the calls in them, and parameters in tags. */
export const callHandlers: CallHandlers = {
  SectionOpen: (node, reply) => reply.openBlock(node.start, node.end, node.title),
  SectionClose: (node, reply) => {
    if (reply.block !== null) checkPair(reply, reply.dialect.block, reply.block.opening, node);
    reply.endBlock(node.end);
  },
  SectionOver: (node, reply) => {
    const isDue = reply.isCloseDue;
    reply.endBlock(node.end);
    if (isDue) reply.to.report('missing-close');
  },
  SectionOverAtEnd: (node, reply) => {
    const isDue = reply.isCloseDue;
    if (reply.isBlockEmpty) {
      reply.endCutBlock(node.end);
      reply.ending.foundCut();
      return;
    }
    reply.endBlock(node.end);
    if (isDue) reply.ending.missingAtEnd();
  },
  WordedListOpen: (node, reply) => {
    reply.objects.reset();
    reply.openBare(node.start, true);
  },
  LoneCallHead: (node, reply) => reply.beginMarked(node.name, node.start),
  LoneCallEnd: (node, reply) => {
    reply.endCall(node.start, true);
    reply.text.mark();
  },
  LineComma: () => {},
  LineListEnd: () => {},
  LateClose: (_, reply) => {
    if (reply.dialect.python !== undefined) reply.to.report('missing-open');
    reply.isOpenTold = false;
    reply.text.mark();
  },
  Separator: () => {},
  InnerFenceEnd: (_, reply) => {
    reply.fences--;
  },
  BadInnerFence: (_, reply) => {
    reply.fences++;
  },
  CallHead: (node, reply) => {
    reply.raw.openEnd = -1;
    reply.callOpening = reply.reading.source(node.start, node.end);
    // Where only the block has a marker, the next call lacks it.
    if (reply.block !== null && reply.block.calls > 0 && reply.dialect.call?.open[0] === '')
      reply.to.report('missing-open');
    if (reply.dialect.call?.isId !== true) {
      reply.beginCall(node.name, node.start, node.id ?? undefined);
      return;
    }
    const { name, isRight } = nameOfId(node.name);
    if (name !== '') {
      reply.beginCall(name, node.start, node.name);
      if (!isRight) reply.to.report('bad-id');
    } else if (reply.block !== null) reply.block.noCalls++;
  },
  EmptyCall: (node, reply) => {
    reply.beginCall(node.name, node.start);
    reply.endCall(node.end, true);
  },
  CallClose: (node, reply) => {
    if (reply.named !== null) checkPair(reply, reply.dialect.call, reply.callOpening, node);
    reply.endCall(node.end, true);
  },
  CallOver: (node, reply) => reply.endCall(node.end, true),
  CallOverAtEnd: (node, reply) => {
    const isWhole = reply.call?.hasArguments === true;
    reply.endCall(node.end, isWhole);
    if (!isWhole) reply.ending.foundCut();
  },
  ParameterHead: (node, reply) => {
    const { call, dialect, raw, reading, to } = reply;
    if (call === null) return;
    if (call.writer.depth === 0) call.writer.begin();
    raw.opening = reading.source(node.start, node.end);
    raw.start = node.end;
    const readsPython = dialect.parameter?.python === true;
    const said = node.valueType === null ? [] : [{ name: 'type', value: node.valueType.trim() }];
    const attributes = [...(node.attributes ?? []), ...said];
    reply.parameter = new ParameterReader(call, to, [node.key], attributes, node.start, readsPython);
  },
  RawLayout: () => {},
  VerbatimOpen: () => {},
  VerbatimText: (piece, { parameter }) => parameter?.add(piece),
  VerbatimClose: () => {},
  MissingVerbatimClose: () => {},
  Raw: (piece, { parameter }) => parameter?.add(piece),
  RawEnd: (node, reply) => {
    reply.raw.openEnd = -1;
    checkPair(reply, reply.dialect.parameter, reply.raw.opening, node);
    reply.endParameter(true);
  },

  BadNoFence: (_, { text }) => text.mark(),
  BadStrayWords: (node, { block }) => {
    block?.words.push(node);
    return false;
  },
  BadNameless: (_, { block }) => {
    if (block === null) return {};
    block.noCalls++;
    return false;
  },
  BadBrackets: (_, reply) => reply.once('json-repaired'),
  BadLateMembers: (_, reply) => {
    reply.breakCall();
    return reply.once('json-broken');
  },
  BadJunk: (_, reply) => {
    // Between parameters it may be one of them.
    if (reply.hasParameters) reply.breakCall();
    reply.hasJunk = true;
    return reply.once('json-broken');
  },
  BadCutCall: (_, { ending }) => ending.cut(),
  BadCutParameter: cutPart,
  BadCutInnerFence: cutPart,
  BadCutRaw: (_, reply) => {
    reply.endParameter(false);
    reply.breakCall();
    return reply.ending.cut();
  },
  BadParameterClose: (_, reply) => {
    reply.raw.openEnd = -1;
    reply.endParameter(true);
  },
  MissingParameterClose: (node, reply) => {
    const { dialect, raw, reading, to } = reply;
    reply.endParameter(true);
    raw.openEnd = node.start;
    // Markers in a value that nothing closes may all be part of it.
    if (!holdsOpening(dialect, reading.source(raw.start, node.start))) return {};
    reply.breakCall();
    reading.cut();
    to.report('json-broken');
    return false;
  },
  BadCallClose: (node, reply) => reply.endCall(node.end, true),
  MissingCallClose: (node, reply) => {
    const { raw, reading, to } = reply;
    // Neither the value nor the call closes: what follows may be a part of the value.
    const isBehindValue = raw.openEnd >= 0 && isBlank(reading.source(raw.openEnd, node.start));
    if (!isBehindValue || reply.call === null) {
      reply.endCall(node.start, true);
      return {};
    }
    reply.isInValue = true;
    reply.endCall(node.start, false);
    reading.cut();
    to.report('json-broken');
    return false;
  },
  BadCutClose: (node, reply) => {
    if (reply.named !== null) reply.endCall(node.start, !reply.hasParameters && reply.hasWholeArguments);
    else if (reply.block?.calls === 0) reply.endCutBlock(node.end);
    reply.block = null;
    return reply.ending.cut();
  },
  BadSectionClose: (node, reply) => reply.endBlock(node.end),
  MissingSectionClose: (node, reply) => reply.endBlock(node.start),
  MissingAtEnd: (node, reply) => {
    if (reply.values.endList()) return reply.ending.missingAtEnd();
    if (reply.named !== null) {
      const isWhole = !reply.hasParameters && reply.hasWholeArguments;
      reply.endCall(node.start, isWhole);
      return isWhole ? reply.ending.missingAtEnd() : reply.ending.foundCut();
    }
    const { block } = reply;
    if (block === null) return false;
    if (block.calls === 0 && block.pseudo === 0) {
      reply.endCutBlock(node.end);
      return reply.ending.foundCut();
    }
    reply.endBlock(node.end);
    return reply.ending.missingAtEnd();
  },
};
