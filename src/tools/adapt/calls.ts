import type { Nodes } from '../../../generated/tools.ts';
import type { Range } from '../../core/range.ts';
import { nameOfId } from '../call-id.ts';
import type { Words } from '../dialects/dialect.ts';
import { type Attribute, ParameterReader } from '../parameter.ts';
import type { HandlersIn, Page } from '../reply/page.ts';
import { cutPart, cutText, mark, nothing } from './common.ts';

/** Opening markers, and the matching closing ones. */
interface Pairs {
  readonly open: Words;
  readonly close: Words;
}

/** If there are several pairs of markers, the closing one should match the opening one. */
function checkPair(reply: Page, markers: Pairs | undefined, opening: string, { start, end }: Range): void {
  if (markers === undefined || markers.open.length < 2 || markers.open.length !== markers.close.length) return;
  const own = markers.close[markers.open.findIndex((open) => opening.startsWith(open))];
  if (own !== undefined && !reply.reading.source(start, end).endsWith(own)) reply.to.report('wrong-close');
}

function openParameter(reply: Page, key: string, attributes: readonly Attribute[], { start, end }: Range): void {
  const { call, dialect, reading, to } = reply;
  if (call === null) return;
  if (call.writer.depth === 0) call.writer.begin();
  reply.parameterOpening = reading.source(start, end);
  reply.parameter = new ParameterReader(call, to, [key], attributes, start, dialect.parameter?.python === true);
}

const loneCalls = (
  { start, before, opening, objects, closing }: Nodes['LoneCalls' | 'LineCalls'],
  reply: Page,
): void => {
  let at = start + before.length + opening.length;
  let isRead = false;
  reply.text.add(before);
  for (const [index, { separator, written }] of objects.entries()) {
    at += separator.length;
    isRead = reply.readLone(written, index === 0 ? opening + separator : separator, at);
    at += written.length;
  }
  if (!isRead) reply.text.add(closing);
};

/** The handlers for blocks of calls, the calls in them, and parameters in tags. */
export const callHandlers: HandlersIn<'blocks' | 'calls' | 'bare' | 'parameters'> = {
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
  LoneCalls: loneCalls,
  LineCalls: loneCalls,
  ShownCall: (_, { to }) =>
    to.report('other-dialect', { message: 'A call in a fence was kept as text: it may be an example' }),
  UnopenedHead: (node, { values }) => values.open('object', node.start),
  LoneCallHead: (node, reply) => reply.beginMarked(node.name, node.start),
  LoneCallEnd: (node, reply) => {
    reply.endCall(node.start, true);
    reply.text.mark();
  },
  LateClose: (_, reply) => {
    if (reply.dialect.python !== undefined) reply.to.report('missing-open');
    reply.isOpenTold = false;
    reply.text.mark();
  },
  InnerFenceEnd: (_, reply) => {
    reply.fences--;
  },
  BadInnerFence: (_, reply) => {
    reply.fences++;
  },
  CallHead: (node, reply) => {
    reply.callOpening = reply.reading.source(node.start, node.end);
    // If only the block has a marker, the next call lacks its own.
    if (reply.block !== null && reply.block.calls > 0 && reply.dialect.call?.open[0] === '')
      reply.to.report('missing-open');
    if (reply.dialect.call?.isId !== true) {
      reply.beginCall(node.name, node.start, node.id ?? undefined);
      reply.hasJunk = node.early !== null;
      return;
    }
    const { name, isRight } = nameOfId(node.name);
    reply.beginCall(name, node.start, node.name);
    if (!isRight) reply.to.report('bad-id');
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
    const said = node.valueType === null ? [] : [{ name: 'type', value: node.valueType.trim() }];
    openParameter(reply, node.key, [...(node.attributes ?? []), ...said], node);
  },
  LoneParameterHead: (node, reply) => openParameter(reply, reply.call?.schema?.onlyKey ?? '', [], node),
  VerbatimText: (piece, { parameter }) => parameter?.add(piece),
  VerbatimClose: nothing,
  MissingVerbatimClose: (_, reply) => reply.leaveOpen(),
  Raw: (piece, { parameter }) => parameter?.add(piece),
  RawEnd: (node, reply) => {
    checkPair(reply, reply.dialect.parameter, reply.parameterOpening, node);
    reply.endParameter(true);
  },

  BadNoFence: mark,
  BadStrayWords: (node, { block }) => {
    block?.words.push(node);
    return false;
  },
  BadNameless: (_, { block }) => {
    if (block === null) return {};
    block.noCalls++;
    return false;
  },
  BadBrackets: (_, reply) => {
    if ((reply.call ?? reply.last)?.mayHaveMoved !== true) return reply.once('json-repaired');
    return reply.tellBroken();
  },
  BadLateMembers: (_, reply) => reply.foundBroken(),
  BadJunk: (_, reply) => {
    // Between parameters it may be one of them.
    if (reply.hasParameters) reply.breakCall();
    reply.hasJunk = true;
    return reply.once('json-broken');
  },
  BadCutCall: (_, { ending }) => ending.cut(),
  BadCutLone: cutText,
  BadCutParameter: cutPart,
  BadCutInnerFence: cutPart,
  BadCutRaw: (_, reply) => {
    reply.endParameter(false);
    reply.breakCall();
    return reply.ending.cut();
  },
  BadQuotedClose: ({ raw, start, end }, { parameter }) => parameter?.add({ text: raw, start, end }),
  BadParameter: (_, reply) => reply.foundBroken(),
  BadParameterClose: (node, reply) => {
    reply.endParameter(true);
    // A value that opens with the right marker closes with it: another dialect's marker may be quoted.
    const { open = [], otherClose = [] } = reply.dialect.parameter ?? {};
    const isRight = open.some((marker) => marker !== '' && reply.parameterOpening.startsWith(marker));
    const isOther = otherClose.some((marker) => node.raw.endsWith(marker));
    return isRight && isOther ? reply.leaveOpen() : {};
  },
  MissingParameterClose: (_, reply) => {
    reply.endParameter(true);
    return reply.leaveOpen();
  },
  MissingCallClose: (node, reply) => reply.endCall(node.start, true),
  BadCallClose: (node, reply) => reply.endCall(node.end, true),
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
