// Generated from grammars/duckflow/other.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type NodesByType, type RecoveryNode, type Step, type TextPiece, type TreeNode, Machine, once, and, caseless, character, choice, closes, coded, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface BodyNode extends TreeNode { readonly type: 'Body'; readonly text: string; }
export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly run: string;
  readonly content: string | null;
}
export interface BadProseNode extends RecoveryNode { readonly type: 'BadProse'; readonly mentions: MentionNode[]; }
export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly name: string;
  readonly value: string;
  readonly percent: "%" | null;
}
export interface MissingFenceEndNode extends RecoveryNode { readonly type: 'MissingFenceEnd'; }
export interface BadBomNode extends RecoveryNode { readonly type: 'BadBom'; }
export interface BadNoiseNode extends RecoveryNode { readonly type: 'BadNoise'; }
export interface BadLineEndNode extends RecoveryNode { readonly type: 'BadLineEnd'; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<BadBomNode | BadNoiseNode | BadLineEndNode | BodyNode | FencedBlockNode | BadProseNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = NodesByType<BadProseNode | MissingFenceEndNode | BadBomNode | BadNoiseNode | BadLineEndNode>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Around' | 'Prose', 'model'>>
& Readonly<Record<'BadBom' | 'BadNoise' | 'BadLineEnd', 'Around' | 'Prose'>>
& Readonly<Record<'Body', 'Around'>>
& Readonly<Record<'FencedBlock' | 'BadProse' | 'MissingFenceEnd', 'Prose'>>;

/** The codes of mistakes. */
export type Codes = "no-reply" | "missing-fence-end" | "bad-bom" | "bad-noise" | "bad-line-end";

function makeRules(): GrammarRules {
  const m = new Machine();

  function readEolCode(p: number): number {
    const { text, end } = m;
    let value!: "\n" | BadLineEndNode;
    l1: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l1;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = readBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l5: {
      const s6 = p;
      const c7 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c7 === 13) {
        l8: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l8; }
          p += 2;
          break l5;
        }
        p = s6;
      }
      if (c7 === 10) {

        p++;
        break l5;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l10: {
      const s11 = p;
      const c12 = p < end ? text.charCodeAt(p) : 65536;
      m.touched ||= p >= end;
      if (c12 === 13) {
        l13: {
          if (!text.startsWith("\r\n", p)) { m.reaches(p, "\r\n"); break l13; }
          value = "\r\n";
          p += 2;
          break l10;
        }
        p = s11;
      }
      if (c12 === 10) {

        value = "\n";
        p++;
        break l10;
      }
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n18 = 0;
    l15: for (;;) {
      if (n18 >= 3) break;
      const s17 = p;
      l16: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l16; }
        p++;
        n18++;
        continue l15;
      }
      p = s17;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l21: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l21;
      } else
      m.touched ||= p >= end;
      if (!(p < end && text.charCodeAt(p) === 13) || (p = skipBadLineEnd(p)) < 0) { m.touched ||= p >= end; return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m; let c = 0, q = 0;
    l19: {
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13)) && (q = skipEol(p)) >= 0) { p = q; break l19; }
      m.touched ||= p >= end;
      if ((p < end)) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  const readBadBom = mistake(m, 'BadBom', lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
  const readBadNoise = mistake(m, 'BadNoise', skipLineNoise);
  const readBlank = text(m, one(m, "\t "));
  const readBadLineEnd = mistake(m, 'BadLineEnd', lit(m, "\r\n"), lit(m, "\r"));
  const readEol = coded(readEolCode, "\n\r");
  const readSpace = choice(m, readBlank, readEol);
  const readEdge = choice(m, readBadNoise, readSpace);
  const leaf2 = leaf(m, readEdge);
  const skipNewline = coded(skipNewlineCode, "\n\r", true);
  const skipGap = choice(m, one(m, "\t "), skipNewline, skipNoise);
  const skipFenceRun = choice(m, seq(lit(m, "```"), run(m, "`")), seq(lit(m, "~~~"), run(m, "~")));
  const skipEof = not(m, one(m, "^"));
  const skipBodyEnd = seq(many(m, 0, skipGap), optional(m, seq(skipFenceRun, many(m, 0, skipGap))), skipEof);
  const readBody = node(m, (start, end, l) => ({ type: 'Body', start, end, text: l[0] }), label(m, 0, text(m, many(m,
          1, choice(m, run(m, "^\t\n\r\u001b <", 1), seq(not(m, skipBodyEnd), choice(m, many(m, 1, skipGap), one(m,
  "\u001b<"))))))));
  const leaf13 = leaf(m, optional(m, readBody));
  const leaf20 = leaf(m, optional(m, skipFenceRun));
  const readNewline = coded(readNewlineCode, "\n\r", true);
  const skipIndent = coded(skipIndentCode, null, true);
  const skipBadLineEnd = choice(m, lit(m, "\r\n"), lit(m, "\r"));
  const skipEol = coded(skipEolCode, "\n\r", true);
  const skipLineEnd = coded(skipLineEndCode, null, true);
  const readFenceHead = choice(m, pick(m, 1, skipIndent, text(m, seq(lit(m, "```"), run(m, "`"))), run(m, "^\n\r`"),
      and(m, skipLineEnd)), pick(m, 1, skipIndent, text(m, seq(lit(m, "~~~"), run(m, "~"))), run(m, "^\n\r")));
  const readFenceRun = choice(m, text(m, seq(lit(m, "```"), run(m, "`"))), text(m, seq(lit(m, "~~~"), run(m, "~"))));
  const readClosingRun = closes(m, 0, readFenceRun);
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceClose = seq(skipIndent, skipClosingRun, run(m, "\t "), and(m, skipLineEnd));
  const readMissingFenceEnd = mistake(m, 'MissingFenceEnd', lit(m, ""));
  const readFencedBlock = handing(m, 0, node(m, (start, end, l) => ({ type: 'FencedBlock', start, end, run: l[0],
          content: l[1] }), seq(hand(m, 0, [], label(m, 0, readFenceHead)), label(m, 1, optional(m, pick(m, 2,
              skipNewline, not(m, skipFenceClose), text(m, many(m, 0, choice(m, run(m, "^\n\r", 1), seq(skipNewline,
                      not(m, skipFenceClose), not(m, skipEof)))))))), optional(m, skipNewline), choice(m,
          skipFenceClose, readMissingFenceEnd))));
  const skipMention = seq(choice(m, caseless(m, "confidence"), caseless(m, "mood"), caseless(m, "focus"), caseless(m,
    "stamina")), run(m, "\t :=", 1), seq(run(m, "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))),
    optional(m, lit(m, "%")));
  const skipProseText = seq(not(m, skipMention), choice(m, many(m, 1, character(m, /^[\p{L}\p{N}\u005f\u002d]/u)),
      seq(not(m, skipGap), one(m, "^"))));
  const skipFenceHead = choice(m, seq(skipIndent, seq(lit(m, "```"), run(m, "`")), run(m, "^\n\r`"), and(m,
        skipLineEnd)), seq(skipIndent, seq(lit(m, "~~~"), run(m, "~")), run(m, "^\n\r")));
  const skipProseGap = seq(not(m, seq(many(m, 0, skipGap), skipEof)), many(m, 1, choice(m, one(m, "\t "),
        seq(skipNewline, not(m, skipFenceHead)), skipNoise)));
  const skipProseRest = many(m, 0, choice(m, skipProseText, skipProseGap));
  const readMention = node(m, (start, end, l) => ({ type: 'Mention', start, end, name: l[0], value: l[1],
        percent: l[2] }), seq(label(m, 0, text(m, choice(m, caseless(m, "confidence"), caseless(m, "mood"),
            caseless(m, "focus"), caseless(m, "stamina")))), run(m, "\t :=", 1), label(m, 1, text(m, seq(run(m,
              "0-9", 1), optional(m, seq(lit(m, "."), run(m, "0-9", 1)))))), label(m, 2, optional(m, lit(m, "%")))));
  const readMentioned = pick(m, 0, readMention, skipProseRest);
  const readBadProse = mistake(m, (start, end, raw, l) => ({ type: 'BadProse', start, end, raw, mentions: l[0] }),
    seq(skipProseText, skipProseRest, label(m, 0, repeat(m, { least: 0, listed: true }, readMentioned))), label(m, 0,
      repeat(m, { least: 1, listed: true }, readMentioned)));
  const leaf21 = leaf(m, choice(m, tuple(m, [0, 1], optional(m, readNewline), readFencedBlock), readBadProse,
      readEdge));

  const stepAround: Step = { op: 'rule', name: 'Around', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'leaf', read: leaf13 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'leaf', read: leaf20 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }] } };
  const stepProse: Step = { op: 'rule', name: 'Prose', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'leaf', read: leaf0 }, { op: 'loop', body: { op: 'leaf', read: leaf2 } }, { op: 'loop', body: { op: 'leaf', read: leaf21 } }] } };

  return {
    machine: m,
    steps: {
      Around: { op: 'again', step: () => stepAround },
      Prose: { op: 'again', step: () => stepProse },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Around', 'Prose'],
  rules: once(makeRules),
  mistakes: {
    BadProse: {"code":"no-reply","severity":"error","meaning":"The text has no markers and no JSON reply. Nothing in it can be executed.","example":"I think we should read the file first.","mend":"Answer in the format that `peglot prompt --format duckflow` describes."},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it."},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark."},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply."},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF."},
  },
  registers: 1,
  tables: 0,
};
