import type { Range } from '../../core/range.ts';
import { nameOfId } from '../call-id.ts';
import type { Words } from '../dialects/dialect.ts';
import { ParameterReader } from '../parameter.ts';
import { isBlank } from '../pieces.ts';
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
  | 'BadJunk'
  | 'BadCutCall'
  | 'BadCutParameter'
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

/** Blocks of calls, the calls in them, and parameters in tags. */
export function callHandlers(reply: Reply, python: { endList(): boolean }): CallHandlers {
  const { dialect, reading, text, to } = reply;
  const openings = [...(dialect.block?.open ?? []), ...(dialect.call?.open ?? [])].filter((word) => word !== '');
  let parameterOpening = '';
  let valueStart = 0;
  /** Where a value ended that nothing closed. */
  let openValueEnd = -1;
  /** Where there are several pairs of markers, the closing one should be of the pair that opened. */
  const checkPair = (markers: Pairs | undefined, opening: string, { start, end }: Range): void => {
    if (markers === undefined || markers.open.length < 2 || markers.open.length !== markers.close.length) return;
    const own = markers.close[markers.open.findIndex((open) => opening.startsWith(open))];
    if (own !== undefined && !reading.source(start, end).endsWith(own)) to.report('wrong-close');
  };
  return {
    SectionOpen: (node) => reply.openBlock(node.start, node.end, node.title),
    SectionClose: (node) => {
      if (reply.block !== null) checkPair(dialect.block, reply.block.opening, node);
      reply.endBlock(node.end);
    },
    SectionOver: (node) => {
      const isDue = reply.isCloseDue;
      reply.endBlock(node.end);
      if (isDue) to.report('missing-close');
    },
    SectionOverAtEnd: (node) => {
      const isDue = reply.isCloseDue;
      if (reply.isBlockEmpty) {
        reply.endCutBlock(node.end);
        reply.ending.foundCut();
        return;
      }
      reply.endBlock(node.end);
      if (isDue) reply.ending.missingAtEnd();
    },
    WordedListOpen: (node) => {
      reply.objects.reset();
      reply.openBare(node.start, true);
    },
    LoneCallHead: (node) => reply.beginMarked(node.name, node.start),
    LoneCallEnd: (node) => {
      reply.endCall(node.start, true);
      text.mark();
    },
    LineComma: () => {},
    LineListEnd: () => {},
    LateClose: () => {
      if (dialect.python !== undefined) to.report('missing-open');
      reply.isOpenTold = false;
      text.mark();
    },
    Separator: () => {},
    InnerFenceEnd: () => {
      reply.fences--;
    },
    BadInnerFence: () => {
      reply.fences++;
    },
    CallHead: (node) => {
      openValueEnd = -1;
      reply.callOpening = reading.source(node.start, node.end);
      if (dialect.call?.isId !== true) {
        reply.beginCall(node.name, node.start, node.id ?? undefined);
        return;
      }
      const { name, isRight } = nameOfId(node.name);
      if (name !== '') {
        reply.beginCall(name, node.start, node.name);
        if (!isRight) to.report('bad-id');
      } else if (reply.block !== null) reply.block.noCalls++;
    },
    EmptyCall: (node) => {
      reply.beginCall(node.name, node.start);
      reply.endCall(node.end, true);
    },
    CallClose: (node) => {
      if (reply.named !== null) checkPair(dialect.call, reply.callOpening, node);
      reply.endCall(node.end, true);
    },
    CallOver: (node) => reply.endCall(node.end, true),
    CallOverAtEnd: (node) => {
      const isWhole = reply.call?.hasArguments === true;
      reply.endCall(node.end, isWhole);
      if (!isWhole) reply.ending.foundCut();
    },
    ParameterHead: (node) => {
      const { call } = reply;
      if (call === null) return;
      if (call.writer.depth === 0) call.writer.begin();
      parameterOpening = reading.source(node.start, node.end);
      valueStart = node.end;
      const readsPython = dialect.parameter?.python === true;
      const said = node.valueType === null ? [] : [{ name: 'type', value: node.valueType.trim() }];
      const attributes = [...(node.attributes ?? []), ...said];
      reply.parameter = new ParameterReader(call, to, [node.key], attributes, node.start, readsPython);
    },
    RawLayout: () => {},
    VerbatimOpen: () => {},
    VerbatimText: (piece) => reply.parameter?.add(piece),
    VerbatimClose: () => {},
    MissingVerbatimClose: () => {},
    Raw: (piece) => reply.parameter?.add(piece),
    RawEnd: (node) => {
      openValueEnd = -1;
      checkPair(dialect.parameter, parameterOpening, node);
      reply.endParameter(true);
    },

    BadNoFence: () => text.mark(),
    BadStrayWords: (node) => {
      reply.block?.words.push(node);
      return false;
    },
    BadNameless: () => {
      if (reply.block === null) return {};
      reply.block.noCalls++;
      return false;
    },
    BadBrackets: () => reply.once('json-repaired'),
    BadJunk: () => {
      // Between parameters it may be one of them.
      if (reply.hasParameters) reply.breakCall();
      reply.hasJunk = true;
      return reply.once('json-broken');
    },
    BadCutCall: () => reply.ending.cut(),
    BadCutParameter: () => {
      reply.breakCall();
      return reply.ending.cut();
    },
    BadCutRaw: () => {
      reply.endParameter(false);
      reply.breakCall();
      return reply.ending.cut();
    },
    BadParameterClose: () => {
      openValueEnd = -1;
      reply.endParameter(true);
    },
    MissingParameterClose: (node) => {
      reply.endParameter(true);
      openValueEnd = node.start;
      // Markers in a value that nothing closes may all be part of it.
      const value = reading.source(valueStart, node.start);
      if (!openings.some((opening) => value.includes(opening))) return {};
      reply.breakCall();
      reading.cut();
      to.report('json-broken');
      return false;
    },
    BadCallClose: (node) => reply.endCall(node.end, true),
    MissingCallClose: (node) => {
      // Neither the value nor the call closes: what follows may be a part of the value.
      const isBehindValue = openValueEnd >= 0 && isBlank(reading.source(openValueEnd, node.start));
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
    BadCutClose: (node) => {
      if (reply.named !== null) reply.endCall(node.start, !reply.hasParameters && reply.hasWholeArguments);
      else if (reply.block?.calls === 0) reply.endCutBlock(node.end);
      reply.block = null;
      return reply.ending.cut();
    },
    BadSectionClose: (node) => reply.endBlock(node.end),
    MissingSectionClose: (node) => reply.endBlock(node.start),
    MissingAtEnd: (node) => {
      if (python.endList()) return reply.ending.missingAtEnd();
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
}
