// Generated from grammars/duckflow/other.peggy, grammars/common/plain.peggy, grammars/common/text-lines.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type RecoveryNode, type Step, type TreeNode, Machine, once, and, caseless, character, choice, closes, coded, hand, handing, label, leaf, lit, many, mistake, node, not, one, optional, pick, quiet, repeat, run, seq, text, tuple } from '../src/engine/generated.ts';

export interface BodyNode extends TreeNode {
  readonly type: 'Body';
  readonly text: string;
}

export interface FencedBlockNode extends TreeNode {
  readonly type: 'FencedBlock';
  readonly run: string;
  readonly content: string | null;
}

export interface BadProseNode extends RecoveryNode {
  readonly type: 'BadProse';
  readonly mentions: MentionNode[];
}

export interface MentionNode extends TreeNode {
  readonly type: 'Mention';
  readonly name: string;
  readonly value: string;
  readonly percent: "%" | null;
}

export interface MissingFenceEndNode extends RecoveryNode {
  readonly type: 'MissingFenceEnd';
}

export interface BadBomNode extends RecoveryNode {
  readonly type: 'BadBom';
}

export interface BadNoiseNode extends RecoveryNode {
  readonly type: 'BadNoise';
}

export interface BadLineEndNode extends RecoveryNode {
  readonly type: 'BadLineEnd';
}

/** The nodes that a reading hands out. */
export interface Nodes {
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
  readonly Body: BodyNode;
  readonly FencedBlock: FencedBlockNode;
  readonly BadProse: BadProseNode;
}

/** The texts that come in pieces. */
export interface Texts {
}

/** The nodes of mistakes. */
export interface Mistakes {
  readonly BadProse: BadProseNode;
  readonly MissingFenceEnd: MissingFenceEndNode;
  readonly BadBom: BadBomNode;
  readonly BadNoise: BadNoiseNode;
  readonly BadLineEnd: BadLineEndNode;
}

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export interface Around {
  readonly Around: 'model';
  readonly Prose: 'model';
  readonly BadBom: 'Around' | 'Prose';
  readonly BadNoise: 'Around' | 'Prose';
  readonly BadLineEnd: 'Around' | 'Prose';
  readonly Body: 'Around';
  readonly FencedBlock: 'Prose';
  readonly BadProse: 'Prose';
  readonly MissingFenceEnd: 'Prose';
}

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
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = readBadLineEnd(p);
      if (p < 0) { return -1; }
      value = m.value as BadLineEndNode;
    }
    m.value = value;
    return p;
  }

  function skipNewlineCode(p: number): number {
    const { text, end } = m;
    l5: {
      const s6 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l7: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l7;
          }
          p += 2;
          break l5;
        }
        p = s6;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l5;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      p++;
    }
    return p;
  }

  function readNewlineCode(p: number): number {
    const { text, end } = m;
    let value!: "\r\n" | "\n" | "\r";
    l9: {
      const s10 = p;
      if ((p < end && text.charCodeAt(p) === 13)) {
        l11: {
          if (!text.startsWith("\r\n", p)) {
            m.reaches(p, "\r\n");
            break l11;
          }
          value = "\r\n";
          p += 2;
          break l9;
        }
        p = s10;
      } else m.touched ||= p >= end;
      if ((p < end && text.charCodeAt(p) === 10)) {

        value = "\n";
        p++;
        break l9;
      } else m.touched ||= p >= end;
      if (p >= end || text.charCodeAt(p) !== 13) { m.touched ||= p >= end; return -1; }
      value = "\r";
      p++;
    }
    m.value = value;
    return p;
  }

  function skipIndentCode(p: number): number {
    const { text, end } = m;
    let n16 = 0;
    l13: for (;;) {
      if (n16 >= 3) break;
      const s15 = p;
      l14: {
        if (p >= end || text.charCodeAt(p) !== 32) { m.touched ||= p >= end; break l14; }
        p++;
        n16++;
        continue l13;
      }
      p = s15;
      break;
    }
    return p;
  }

  function skipEolCode(p: number): number {
    const { text, end } = m;
    l20: {
      if ((p < end && text.charCodeAt(p) === 10)) {

        p++;
        break l20;
      } else m.touched ||= p >= end;
      if (!((p < end && text.charCodeAt(p) === 13))) { m.touched ||= p >= end; return -1; }
      p = skipBadLineEnd(p);
      if (p < 0) { return -1; }
    }
    return p;
  }

  function skipLineEndCode(p: number): number {
    const { text, end } = m;
    let c = 0;
    l17: {
      const s18 = p;
      if ((p < end && ((c = text.charCodeAt(p)) === 10 || c === 13))) {
        l19: {
          p = skipEol(p);
          if (p < 0) { break l19; }
          break l17;
        }
        p = s18;
      } else m.touched ||= p >= end;
      if (p < end) { return -1; }
      m.touched ||= p >= end;
    }
    return p;
  }

  const readBadBom = mistake(m, (start, end, raw) => ({ type: 'BadBom', start, end, raw }), lit(m, "\ufeff"));
  const leaf0 = leaf(m, optional(m, readBadBom));
  const skipTemplateToken = seq(lit(m, "<|"), run(m, "0-9A-Z_a-z", 1), lit(m, "|>"), optional(m, seq(one(m,
        "A-Za-z"), run(m, ".0-9=A-Z_a-z"), and(m, lit(m, "<|")))));
  const skipAnsiSequence = seq(lit(m, "\u001b["), run(m, "0-;?"), one(m, "A-Za-z"));
  const skipNoise = choice(m, skipTemplateToken, skipAnsiSequence);
  const skipLineNoise = seq(skipNoise, many(m, 0, choice(m, skipNoise, one(m, "\t "))));
  const readBadNoise = mistake(m, (start, end, raw) => ({ type: 'BadNoise', start, end, raw }), skipLineNoise);
  const readBlank = text(m, one(m, "\t "));
  const readBadLineEnd = mistake(m, (start, end, raw) => ({ type: 'BadLineEnd', start, end, raw }), lit(m, "\r\n"),
    lit(m, "\r"));
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
  const readMissingFenceEnd = mistake(m, (start, end, raw) => ({ type: 'MissingFenceEnd', start, end, raw }), lit(m,
  ""));
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
    BadProse: {"code":"no-reply","severity":"error","meaning":"The text has no markers and no JSON reply. Nothing in it can be executed.","example":"I think we should read the file first.","mend":"Answer in the format that `peglot prompt --format duckflow` describes.","isCut":false},
    MissingFenceEnd: {"code":"missing-fence-end","severity":"error","meaning":"A code fence is never closed. It takes the rest of the text.","example":"[REASONING]\n```\nprint(1)","mend":"Close the fence with as many characters as opened it.","isCut":false},
    BadBom: {"code":"bad-bom","severity":"warning","meaning":"The text begins with a byte order mark.","example":"﻿[REASONING]","mend":"Save the text as UTF-8 without a byte order mark.","isCut":false},
    BadNoise: {"code":"bad-noise","severity":"warning","meaning":"Chat template tokens or colour codes around the reply.","example":"<|start|>assistant<|message|>[REASONING]","mend":"Strip such sequences from the reply.","isCut":false},
    BadLineEnd: {"code":"bad-line-end","severity":"warning","meaning":"A line ends with CR or CRLF.","example":"[MOOD] 0.8\r","mend":"End lines with LF.","isCut":false},
  },
  registers: 1,
  tables: 0,
};
