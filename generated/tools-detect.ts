// Generated from grammars/tools/detect.peggy, grammars/tools/marks.peggy: do not edit.

import { type CompiledGrammar, type GrammarRules, type Match, type NodesByType, type Step, type TextPiece, type TreeNode, Machine, once, action, again, and, choice, closes, deep, hand, handing, label, leaf, lit, many, node, not, one, optional, quiet, repeat, run, same, seq, text, tuple } from '../src/engine/generated.ts';

export interface FirstCallNode extends TreeNode { readonly type: 'FirstCall'; readonly dialect: string; }
export interface MarkNode extends TreeNode { readonly type: 'Mark'; readonly dialect: string; }
export interface BareMarkNode extends TreeNode { readonly type: 'BareMark'; readonly dialect: string; }
export interface EditMarkNode extends TreeNode { readonly type: 'EditMark'; readonly dialect: string; }

/** The nodes that a reading hands out. */
export type Nodes = NodesByType<FirstCallNode | BareMarkNode | EditMarkNode | MarkNode>;

/** The texts that come in pieces. */
export type Texts = { readonly [Name in never]: TextPiece<Name> };

/** The nodes of mistakes. */
export type Mistakes = Readonly<Record<never, never>>;

/** The streamed rules that may be the innermost around each rule; `model` where none is. */
export type Around = Readonly<Record<'Reply', 'model'>>
& Readonly<Record<'FirstCall' | 'BareMark' | 'EditMark' | 'Mark', 'Reply'>>;

/** The codes of mistakes. */
export type Codes = never;

function makeRules(): GrammarRules {
  const m = new Machine();

  const skipFrame = choice(m, lit(m, "<|start|>"), lit(m, "<|channel|>"), lit(m, "<|CHATBOT_TOKEN|>"), lit(m,
    "<|START_RESPONSE|>"), lit(m, "<|START_TEXT|>"), lit(m, "<|open|>response"), lit(m, ">>>"), seq(optional(m,
        lit(m, "**")), choice(m, lit(m, "Action"), lit(m, "Thought"))));
  const skipHermesOpen = repeat(m, { least: 1, most: 4 }, seq(lit(m, "<tool_call>"), run(m, "\t\n\r ")));
  const skipDeepseekBlank = choice(m, lit(m, "\u2581"), seq(optional(m, lit(m, "\\")), one(m, " _")));
  const skipDeepseekCalls = seq(lit(m, "<"), one(m, "|\uff5c"), lit(m, "tool"), skipDeepseekBlank, lit(m, "calls"),
    skipDeepseekBlank, lit(m, "begin"), one(m, "|\uff5c"), lit(m, ">"), run(m, "^<"));
  const skipDsmlBar = choice(m, lit(m, "\uff5c\uff5c"), one(m, "|\u2016\uff5c"));
  const skipMarkName = seq(one(m, "A-Z_a-z"), run(m, "\\-.0-9A-Z_a-z"));
  const skipNamespace = seq(run(m, "a-z", 1), lit(m, ":"));
  const skipEol = choice(m, lit(m, "\r\n"), lit(m, "\n"));
  const skipMarkString = seq(lit(m, "\""), many(m, 0, choice(m, seq(lit(m, "\\"), one(m, "^")), one(m, "^\"\\\\"))),
    lit(m, "\""));
  const skipMarkList: Match = deep(m, seq(lit(m, "["), many(m, 0, choice(m, skipMarkString, one(m, "^\"<[]"),
          again(() => skipMarkList))), lit(m, "]")));
  const skipMarkLabelEnd = seq(optional(m, seq(run(m, " ", 1), run(m, "0-9", 1))), optional(m, lit(m, "**")), lit(m,
  ":"));
  const skipMarkAction = seq(optional(m, lit(m, "**")), lit(m, "Action"), skipMarkLabelEnd);
  const readDialectMark = choice(m, action(m, () => { return 'hermes'; }, seq(skipHermesOpen, lit(m, "{"))),
    action(m, () => { return 'granite'; }, seq(skipHermesOpen, lit(m, "["))), action(m,
      () => { return 'qwen3-coder'; }, seq(skipHermesOpen, lit(m, "<function="))), action(m, () => { return 'glm'; },
      seq(skipHermesOpen, one(m, "^\t\n\r <[{"))), action(m, () => { return 'functionary'; }, seq(lit(m,
        "<function="), repeat(m, { least: 1, most: 256 }, one(m, "^\n\r>")), lit(m, ">"), run(m, "\t\n\r "), lit(m,
    "{"))), action(m, () => { return 'qwen3-coder'; }, seq(lit(m, "<function="), repeat(m, { least: 1,
            most: 256 }, one(m, "^\n\r>")), lit(m, ">"), run(m, "\t\n\r "), choice(m, lit(m, "<parameter="), lit(m,
    "</function>")))), action(m, () => { return 'seed-oss'; }, lit(m, "<seed:tool_call>")), action(m,
      () => { return 'mistral'; }, lit(m, "[TOOL_CALLS]")), action(m, () => { return 'deepseek-v3'; },
      seq(optional(m, skipDeepseekCalls), lit(m,
        "<\uff5ctool\u2581call\u2581begin\uff5c>function<\uff5ctool\u2581sep\uff5c>"), run(m, "^\n\r<`{", 1),
        run(m, "\t\n\r "), lit(m, "```"))), action(m, () => { return 'deepseek-v3.1'; }, seq(optional(m,
          skipDeepseekCalls), lit(m, "<\uff5ctool\u2581call\u2581begin\uff5c>"), run(m, "^\n\r<"), lit(m,
        "<\uff5ctool\u2581sep\uff5c>"), run(m, "\t\n\r "), lit(m, "{"))), action(m,
      () => { return 'deepseek-dsml'; }, seq(lit(m, "<"), skipDsmlBar, lit(m, "DSML"), skipDsmlBar, choice(m, lit(m,
          "function_calls>"), lit(m, "tool_calls>"), lit(m, "invoke name=")))), action(m,
      () => { return 'deepseek-dsml'; }, seq(lit(m, "<\uff5c"), choice(m, lit(m, "function_calls>"), lit(m,
          "tool_calls>"), lit(m, "invoke name=")))), action(m, () => { return 'kimi-k2'; }, seq(lit(m,
        "<|tool_call"), choice(m, lit(m, "s_section_begin|>"), lit(m, "_section_begin|>"), lit(m, "_begin|>")))),
    action(m, () => { return 'deepseek-v4.1'; }, seq(lit(m, "<"), skipDsmlBar, lit(m, "DSML"), skipDsmlBar, lit(m,
        " "), choice(m, lit(m, "calls>"), lit(m, "invoke name=")))), action(m, () => { return 'gigachat-3.5'; },
      seq(lit(m, "<"), skipDsmlBar, lit(m, "GCML"), skipDsmlBar, choice(m, lit(m, "tool_calls>"), lit(m,
    "invoke name=")))), action(m, () => { return 'gigachat-3.0'; }, seq(optional(m, seq(lit(m,
            "<|message_sep|>"), run(m, "\t\n\r "))), lit(m, "function call<|role_sep|>"))), action(m,
      () => { return 'hy3'; }, seq(lit(m, "<tool_calls>"), run(m, "\t\n\r "), lit(m, "<tool_call>"))), action(m,
      () => { return 'k2-horizon'; }, seq(lit(m, "<ifm|tool_call"), optional(m, lit(m, "s")), lit(m, ">"))),
    action(m, () => { return 'longcat'; }, lit(m, "<longcat_tool_call>")), action(m, () => { return 'dots'; }, lit(m,
    "<dots_function_call>")), action(m, () => { return 'solar-open-2'; }, lit(m, "<|tool_call:start|>")),
    action(m, () => { return 'minicpm5'; }, seq(lit(m, "<function name="), one(m, "\"'"), repeat(m, { least: 1,
            most: 256 }, one(m, "^\n\r\"'")), one(m, "\"'"), lit(m, ">"), run(m, "\t\n\r "), choice(m, lit(m,
          "<param name="), lit(m, "</function>")))), action(m, () => { return 'inkling'; }, seq(optional(m,
          seq(lit(m, "<|message_model|>"), run(m, "\t\n\r "), skipMarkName, run(m, "\t\n\r "))), lit(m,
    "<|content_invoke_tool_json|>"))), action(m, () => { return 'minimax-m2'; }, lit(m,
    "<minimax:tool_call>")), action(m, () => { return 'muse'; }, choice(m, lit(m, "<atem:function_calls>"),
        lit(m, "<atem:invoke name=\""))), action(m, () => { return 'anthropic'; }, seq(lit(m, "<"), optional(m,
          skipNamespace), choice(m, lit(m, "function_calls>"), lit(m, "tool_calls>")), run(m, "\t\n\r "), lit(m,
        "<"), optional(m, skipNamespace), lit(m, "invoke"))), action(m, () => { return 'anthropic'; }, seq(lit(m,
        "<"), optional(m, skipNamespace), lit(m, "invoke name=\""))), action(m, () => { return 'olmo3'; },
      seq(lit(m, "<function_calls>"), run(m, "\t\n\r "), skipMarkName, lit(m, "("))), action(m,
      () => { return 'gemma4'; }, lit(m, "<|tool_call>call:")), action(m, () => { return 'functiongemma'; }, lit(m,
    "<start_function_call>")), action(m, () => { return 'command-r'; }, choice(m, lit(m, "<|START_ACTION|>"),
        lit(m, "<|START_RESPONSE|>"), lit(m, "<|START_TEXT|>"), lit(m, "<|CHATBOT_TOKEN|>"))), action(m,
      () => { return 'nemotron-toolcall'; }, lit(m, "<TOOLCALL>")), action(m, () => { return 'firefunction'; },
      seq(lit(m, "functools["), run(m, "\t\n\r "), lit(m, "{"))), action(m, () => { return 'llama3-json'; }, lit(m,
    "<|python_tag|>")), action(m, () => { return 'pythonic'; }, choice(m, lit(m, "<|python_start|>"), lit(m,
    "<|tool_call_start|>"))), action(m, () => { return 'step3'; }, lit(m, "<\uff5ctool_calls_begin\uff5c>")),
    action(m, () => { return 'apertus'; }, lit(m, "<|tools_prefix|>")), action(m, () => { return 'internlm2'; },
      seq(lit(m, "<|action_start|>"), run(m, "\t\n\r "), lit(m, "<|plugin|>"))), action(m,
      () => { return 'gigachat'; }, lit(m, "<|function_call|>")), action(m, () => { return 'jamba'; }, seq(lit(m,
        "<tool_calls>"), run(m, "\t\n\r "), lit(m, "["), skipEol)), action(m, () => { return 'apriel'; },
      seq(lit(m, "<tool_calls>"), run(m, "\t\n\r "), lit(m, "["))), action(m, () => { return 'phi4'; }, seq(lit(m,
        "<|tool_call|>"), run(m, "\t\n\r "), skipMarkList, run(m, "\t\n\r "), lit(m, "<|/tool_call|>"))), action(m,
      () => { return 'granite'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), skipMarkList)), action(m,
      () => { return 'phi4'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), lit(m, "["), many(m, 0, seq(not(m,
              lit(m, "<|/tool_call|>")), not(m, lit(m, "<|tool_call|>")), one(m, "^"))), lit(m, "<|/tool_call|>"))),
    action(m, () => { return 'granite'; }, seq(lit(m, "<|tool_call|>"), run(m, "\t\n\r "), lit(m, "["))), action(m,
      () => { return 'functionary'; }, seq(lit(m, ">>>"), skipMarkName, skipEol)), action(m,
      () => { return 'kimi-k3'; }, choice(m, lit(m, "<|open|>tools"), lit(m, "<|open|>response"), lit(m,
    "<|open|>call"))), action(m, () => { return 'minimax-m3'; }, lit(m, "]<]minimax[>[")), action(m,
      () => { return 'llm-jp-4'; }, choice(m, seq(lit(m, "<|channel|> "), one(m, "a-z")), lit(m,
    "<|start|> assistant"))), action(m, () => { return 'muse'; }, seq(lit(m, "<|start|>assistant"), run(m, " ",
          1), lit(m, "to="), skipMarkName, lit(m, "<|message|>"))), action(m, () => { return 'harmony'; }, choice(m,
        lit(m, "<|channel|>"), lit(m, "<|start|>assistant"))), action(m, () => { return 'command-r-plus'; },
      seq(lit(m, "Action:"), run(m, "\t\n\r "), lit(m, "```json"))), action(m, () => { return 'react'; },
      seq(skipMarkAction, repeat(m, { least: 1, most: 256 }, one(m, "^\n\r")), skipEol, optional(m, lit(m, "**")),
        lit(m, "Action Input"), skipMarkLabelEnd)));
  const skipMarkLink = seq(lit(m, "["), skipMarkName, lit(m, "()]"), one(m, "(["));
  const readBareDialect = choice(m, action(m, () => { return 'llama3-json'; }, seq(lit(m, "{"), run(m, "\t\n\r "),
        lit(m, "\"name\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipMarkString, run(m, "\t\n\r "),
        lit(m, ","), run(m, "\t\n\r "), choice(m, lit(m, "\"parameters\""), lit(m, "\"arguments\"")))), action(m,
      () => { return 'xlam'; }, seq(lit(m, "["), run(m, "\t\n\r "), lit(m, "{"), run(m, "\t\n\r "), lit(m,
        "\"name\""), run(m, "\t\n\r "), lit(m, ":"), run(m, "\t\n\r "), skipMarkString, run(m, "\t\n\r "), lit(m,
        ","), run(m, "\t\n\r "), lit(m, "\"arguments\""))), action(m, () => { return 'pythonic'; }, seq(not(m,
          skipMarkLink), lit(m, "["), run(m, "\t\n\r "), skipMarkName, lit(m, "("), run(m, "\t\n\r "), choice(m,
          lit(m, ")"), seq(skipMarkName, run(m, "\t\n\r "), lit(m, "="), not(m, lit(m, "=")))))), action(m,
      () => { return 'muse'; }, seq(optional(m, lit(m, " ")), lit(m, "to="), skipMarkName, lit(m, "<|message|>"))),
    action(m, () => { return 'llm-jp-4'; }, seq(optional(m, lit(m, " ")), lit(m, "to="), skipMarkName, lit(m,
    " <|channel|> "))), action(m, () => { return 'harmony'; }, seq(optional(m, lit(m, " ")), lit(m, "to="),
        skipMarkName, run(m, " "), run(m, "a-z"), lit(m, "<|"))), action(m, () => { return 'react'; },
      seq(optional(m, lit(m, "**")), lit(m, "Thought"), skipMarkLabelEnd, many(m, 0, seq(not(m, seq(skipEol,
                skipMarkAction)), one(m, "^"))), skipEol, skipMarkAction)));
  const readFirstCall = node(m, (start, end, l) => ({ type: 'FirstCall', start, end, dialect: l[0] }), seq(not(m,
        skipFrame), label(m, 0, choice(m, readDialectMark, readBareDialect))));
  const readBareMark = node(m, (start, end, l) => ({ type: 'BareMark', start, end, dialect: l[0] }), label(m, 0,
      readBareDialect));
  const readSpace = repeat(m, { least: 1, listed: true }, text(m, one(m, "\t\n\r ")));
  const readThought = choice(m, tuple(m, [0, 1, 2], lit(m, "<think>"), repeat(m, { least: 1, listed: true }, tuple(m,
          [0, 1, 2], not(m, lit(m, "</think>")), not(m, lit(m, "<think>")), text(m, one(m, "^")))), lit(m,
    "</think>")), tuple(m, [0, 1, 2], lit(m, "<thinking>"), repeat(m, { least: 1, listed: true }, tuple(m, [0, 1,
            2], not(m, lit(m, "</thinking>")), not(m, lit(m, "<thinking>")), text(m, one(m, "^")))), lit(m,
    "</thinking>")), tuple(m, [0, 1, 2], lit(m, "<seed:think>"), repeat(m, { least: 1, listed: true }, tuple(m,
          [0, 1, 2], not(m, lit(m, "</seed:think>")), not(m, lit(m, "<seed:think>")), text(m, one(m, "^")))), lit(m,
    "</seed:think>")), tuple(m, [0, 1, 2], lit(m, "<mm:think>"), repeat(m, { least: 1, listed: true }, tuple(m,
          [0, 1, 2], not(m, lit(m, "</mm:think>")), not(m, lit(m, "<mm:think>")), text(m, one(m, "^")))), lit(m,
    "</mm:think>")), tuple(m, [0, 1, 2], lit(m, "[THINK]"), repeat(m, { least: 1, listed: true }, tuple(m, [0, 1,
            2], not(m, lit(m, "[/THINK]")), not(m, lit(m, "[THINK]")), text(m, one(m, "^")))), lit(m, "[/THINK]")),
    tuple(m, [0, 1, 2], lit(m, "<|START_THINKING|>"), repeat(m, { least: 1, listed: true }, tuple(m, [0, 1, 2],
          not(m, lit(m, "<|END_THINKING|>")), not(m, lit(m, "<|START_THINKING|>")), text(m, one(m, "^")))), lit(m,
    "<|END_THINKING|>")), tuple(m, [0, 1, 2], lit(m, "<|channel>thought"), repeat(m, { least: 1, listed: true },
        tuple(m, [0, 1, 2], not(m, lit(m, "<channel|>")), not(m, lit(m, "<|channel>thought")), text(m, one(m,
      "^")))), lit(m, "<channel|>")));
  const readEdit = choice(m, action(m, () => { return 'aider-udiff'; }, seq(lit(m, "```diff"), skipEol, lit(m,
    "--- "))), action(m, () => { return 'aider-search-replace'; }, seq(lit(m, "```"), run(m, "^\n\r`"),
        skipEol, seq(lit(m, "<<<<<<< SEARCH"), skipEol))), action(m, () => { return 'roo-diff'; }, seq(lit(m,
        "<<<<<<< SEARCH"), optional(m, lit(m, ">")), skipEol, choice(m, lit(m, ":start_line:"), lit(m,
    "-------")))), action(m, () => { return 'aider-search-replace'; }, seq(lit(m, "<<<<<<< SEARCH"),
        optional(m, lit(m, ">")), skipEol)), action(m, () => { return 'cline-diff'; }, seq(lit(m, "------- SEARCH"),
        skipEol)), action(m, () => { return 'apply-patch'; }, seq(lit(m, "*** Begin Patch"), skipEol)), action(m,
      () => { return 'bolt'; }, lit(m, "<boltArtifact ")));
  const readEditMark = node(m, (start, end, l) => ({ type: 'EditMark', start, end, dialect: l[0] }), label(m, 0,
      readEdit));
  const readMark = node(m, (start, end, l) => ({ type: 'Mark', start, end, dialect: l[0] }), label(m, 0,
      readDialectMark));
  const readTicks = text(m, seq(lit(m, "```"), run(m, "`")));
  const readTildes = text(m, seq(lit(m, "~~~"), run(m, "~")));
  const readEol = choice(m, lit(m, "\r\n"), lit(m, "\n"));
  const readOpening = tuple(m, [0, 1, 2], choice(m, readTicks, readTildes), repeat(m, { least: 0, listed: true },
      text(m, one(m, "^\n\r`"))), readEol);
  const leaf0 = leaf(m, choice(m, readFirstCall, readBareMark, readSpace, readThought, readEditMark, readMark,
      readOpening));
  const readClosingRun = closes(m, 0, choice(m, readTicks, readTildes));
  const skipClosingRun = quiet(m, readClosingRun);
  const skipFenceEnd = seq(skipClosingRun, and(m, choice(m, skipEol, not(m, one(m, "^")))));
  const readFenceChar = tuple(m, [0, 1], not(m, skipFenceEnd), choice(m, readTicks, readTildes, text(m, one(m,
  "^"))));
  const readFenceEnd = tuple(m, [0, 1], readClosingRun, and(m, choice(m, skipEol, not(m, one(m, "^")))));
  const readFence = handing(m, 0, choice(m, tuple(m, [0, 1, 2, 3, 4], hand(m, 0, [], readTicks), repeat(m,
          { least: 1, listed: true }, text(m, one(m, "^\n\r`"))), readEol, repeat(m, { least: 0, listed: true },
          readFenceChar), optional(m, readFenceEnd)), tuple(m, [0, 1, 2, 3], hand(m, 0, [], readTicks), readEol,
        repeat(m, { least: 0, listed: true }, readFenceChar), readFenceEnd), tuple(m, [0, 1, 2, 3, 4, 5, 6], readEol,
        repeat(m, { least: 0, listed: true }, text(m, one(m, "\t >"))), hand(m, 0, [], readTildes), repeat(m,
          { least: 0, listed: true }, text(m, one(m, "^\n\r"))), readEol, repeat(m, { least: 0, listed: true },
          readFenceChar), optional(m, readFenceEnd))));
  const skipDialectMark = quiet(m, readDialectMark);
  const readSameTicks = same(m, 1, text(m, run(m, "`", 1)));
  const skipSameTicks = quiet(m, readSameTicks);
  const readQuotedCall = handing(m, 1, tuple(m, [0, 1, 2, 3], hand(m, 1, [], text(m, run(m, "`", 1))), and(m,
        skipDialectMark), repeat(m, { least: 1, most: 64, listed: true }, choice(m, repeat(m, { least: 1,
              listed: true }, text(m, one(m, "^`"))), tuple(m, [0, 1], not(m, skipSameTicks), repeat(m, { least: 1,
                listed: true }, lit(m, "`"))))), readSameTicks));
  const readCode = choice(m, readFence, tuple(m, [0, 1, 2, 3], lit(m, "`"), not(m, lit(m, "`")), repeat(m,
        { least: 1, listed: true }, text(m, one(m, "^\n\r`"))), lit(m, "`")), tuple(m, [0, 1, 2, 3], lit(m, "``"),
      not(m, lit(m, "`")), repeat(m, { least: 1, listed: true }, choice(m, repeat(m, { least: 1, listed: true },
            text(m, one(m, "^\n\r`"))), tuple(m, [0, 1], lit(m, "`"), not(m, lit(m, "`"))))), lit(m, "``")),
    readQuotedCall);
  const readPlain = choice(m, repeat(m, { least: 1, listed: true }, text(m, one(m, "^\n\r *\\-<>A-[]`-|"))),
    repeat(m, { least: 1, listed: true }, text(m, one(m, "A-Za-z"))), repeat(m, { least: 1, listed: true }, lit(m,
    "`")), text(m, one(m, "^")));
  const leaf27 = leaf(m, choice(m, readEditMark, readMark, readThought, readCode, readPlain));

  const stepReply: Step = { op: 'rule', name: 'Reply', register: -1, isText: false, body: { op: 'sequence', hand: null, steps: [{ op: 'loop', body: { op: 'leaf', read: leaf0 } }, { op: 'loop', body: { op: 'leaf', read: leaf27 } }] } };

  return {
    machine: m,
    steps: {
      Reply: { op: 'again', step: () => stepReply },
    },
  };
}

/** The compiled grammar. */
export const grammar: CompiledGrammar<Nodes, Texts, Mistakes, Codes, Around> = {
  starts: ['Reply'],
  rules: once(makeRules),
  mistakes: {
  },
  registers: 2,
  tables: 0,
};
