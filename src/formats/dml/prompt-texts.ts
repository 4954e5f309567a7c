import { CLOSE, OPEN, sourceOf } from './model.ts';
import type { Language } from './read/instructions.ts';

/** The migration phase of a program that used to accept calls in another form. */
export type Phase = 'both' | 'preferred' | 'required';

/** The texts of the prompt, in one language. */
export interface PromptTexts {
  readonly rules: string;
  /** The text about calls in another form, by migration phase. */
  readonly phases: Readonly<Record<Phase, string>>;
  readonly toolsTitle: string;
  readonly noTools: string;
  /** The separator between the usage of a tool and its description. */
  readonly colon: string;
  readonly optional: (names: readonly string[]) => string;
  readonly instructionsTitle: string;
  readonly exampleTitle: string;
  readonly callThought: string;
  readonly answerThought: string;
  readonly answer: string;
  readonly sample: string;
  /** Descriptions of the specification's tools. */
  readonly tools: Readonly<Record<string, string>>;
}

const definition = sourceOf('F', ['main=src/main.py']);
const state = sourceOf('S', ['cwd']);
const instruction = sourceOf('I', ['no_guesswork']);
const call = sourceOf('T', ['tool', 'argument', 'argument']);
const reference = '{{F:main}}';

/** The texts of the prompt by language. */
export const PROMPT_TEXTS: Readonly<Record<Language, PromptTexts>> = {
  en: {
    rules: `# How to answer

You think in plain words and act with macros. Every answer has two parts:

1. \`Thought:\` what you know, what you still have to find out, and what you will do next.
2. \`Action:\` on a line of its own; below it the macros that call tools, or, when no tool is needed, your answer to the user.

A macro looks like this: \`${call}\`

- It begins with \`${OPEN}\` and ends with \`${CLOSE}\`. Copy both exactly; no other brackets or arrows will do.
- \`T\` calls a tool: its name, then its arguments in the order listed below, with \`|\` between them and no blanks around it.
- The last argument takes everything up to the end of the macro: several lines, \`|\`, quotes, code. Escape nothing in it, with
  one exception: where a file's content has \`${OPEN}\` or \`${CLOSE}\` in it, write each of their ducks as \`\\🦆\\\`.
- Paths, names and references stand as they are, without quotation marks or backticks around them.
- Call a tool when you need a fact or want to change something. Then stop: the result comes with the next message.
  Never make up a result, and do not write one yourself.
- Files have short names. \`${definition}\` says that \`main\` stands for that path; you write
  \`${reference}\` wherever the path is needed, also in arguments. Use only names that were given to you.
- \`${state}\` stands for something the program knows, such as the current folder; \`${instruction}\` stands
  for a standing instruction. The program writes these, you do not.
- A macro in backticks or in a code fence is only mentioned. Never put one that you want to call into them.`,
    phases: {
      both: `Tools may be called the way you did so far, too. The macros are preferred: they are shorter and harder to get wrong. Never
call in both ways in one answer.`,
      preferred: 'IMPORTANT: call tools with macros, even where you used to call them in another way.',
      required: '',
    },
    toolsTitle: '## Tools',
    noTools: 'There are no tools: answer in plain words.',
    colon: ': ',
    optional: (names) => `May be left out: ${names.join(', ')}.`,
    instructionsTitle: '## Standing instructions',
    exampleTitle: '## Example',
    callThought: 'I have not seen the file yet, so I look at it before I say anything about it.',
    answerThought: 'Nothing has to be looked up or changed, so I answer at once.',
    answer: 'The function is called once, when the program starts.',
    sample: 'a fitting value',
    tools: {
      read_file: 'Shows the text of a file.',
      write_file: 'Replaces the text of a file, or makes a new one.',
      list_files: 'Lists the files of a folder; the pattern is a glob, recursive is true or false.',
      create_directory: 'Makes a folder.',
      search_code: 'Finds places in the code that have to do with the query.',
      run_tests: 'Runs the tests of the project.',
      execute_shell: 'Runs a shell command.',
    },
  },
  ja: {
    rules: `# 答え方

考えは普通の言葉で書き、行動はマクロで書きます。答えは必ず次の二つからなります。

1. \`Thought:\` いま分かっていること、まだ確かめるべきこと、次にすること。
2. \`Action:\` これだけで一行。その下にツールを呼ぶマクロを書きます。ツールがいらなければ、利用者への答えを書きます。

マクロの形: \`${call}\`

- \`${OPEN}\` で始まり、\`${CLOSE}\` で終わります。どちらも一字も変えずに書いてください。ほかの括弧や矢印では通じません。
- \`T\` はツールを呼びます。ツールの名前、続けて下の一覧の順に引数を書き、あいだを \`|\` で区切ります。その前後に空白は入れません。
- 最後の引数は、マクロの終わりまでのすべてです。改行も \`|\` も引用符もコードもそのまま書き、エスケープしません。
  例外は一つだけです。ファイルの内容に \`${OPEN}\` や \`${CLOSE}\` があるときは、その🦆をどれも \`\\🦆\\\` と書きます。
- パスや名前や参照は、引用符もバッククォートも付けずにそのまま書きます。
- 事実を知りたいとき、何かを変えたいときにツールを呼びます。呼んだらそこで止まってください。結果は次のメッセージで届きます。
  結果を想像したり、自分で書いたりしてはいけません。
- ファイルには短い名前があります。\`${definition}\` は、\`main\` がそのパスを指すという意味です。パスが要る所には、
  引数の中でも \`${reference}\` と書きます。知らされた名前だけを使ってください。
- \`${state}\` は、いまのフォルダのようにプログラムが知っている値を指し、\`${instruction}\` は常に守る指示を
  指します。これらを書くのはプログラムで、あなたではありません。
- バッククォートやコードフェンスの中のマクロは、話題にしただけとみなされます。呼びたいマクロは決して囲まないでください。`,
    phases: {
      both: `これまでの形でツールを呼んでもかまいません。ただし、短くて間違えにくいマクロのほうが望まれます。
一つの答えの中で両方の形を使わないでください。`,
      preferred: '重要: これまで別の形で呼んでいたツールも、マクロで呼んでください。',
      required: '',
    },
    toolsTitle: '## ツール',
    noTools: 'ツールはありません。普通の言葉で答えてください。',
    colon: '：',
    optional: (names) => `省けるもの: ${names.join('、')}。`,
    instructionsTitle: '## 常に守る指示',
    exampleTitle: '## 例',
    callThought: 'ファイルの中身をまだ見ていない。何か言う前に、まず読んで確かめる。',
    answerThought: '調べることも変えることもないので、すぐに答える。',
    answer: 'この関数は、プログラムの起動時に一度だけ呼ばれます。',
    sample: '適切な値',
    tools: {
      read_file: 'ファイルの中身を見せます。',
      write_file: 'ファイルの中身を置き換えます。なければ新しく作ります。',
      list_files: 'フォルダの中のファイルを並べます。pattern はグロブ、recursive は true か false です。',
      create_directory: 'フォルダを作ります。',
      search_code: '問い合わせに関わるコードの場所を探します。',
      run_tests: 'プロジェクトのテストを走らせます。',
      execute_shell: 'シェルのコマンドを実行します。',
    },
  },
};
