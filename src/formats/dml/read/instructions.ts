/** The languages that the format's own texts are written in. */
export type Language = 'en' | 'ja';

/** The instruction keys that the specification names (v1.1, section 3, category D). */
export const INSTRUCTION_KEYS = [
  'respect_style',
  'no_guesswork',
  'security_check',
  'think_step_by_step',
  'verify_before_edit',
] as const;

/** An instruction key that has a default text. */
export type InstructionKey = (typeof INSTRUCTION_KEYS)[number];

/** The default text of each key. */
export const INSTRUCTIONS: Readonly<Record<Language, Readonly<Record<InstructionKey, string>>>> = {
  en: {
    respect_style: 'Write new code the way the code around it is written, and keep to its conventions.',
    no_guesswork: 'Never guess. When something is unclear, find out first, for example by reading the file.',
    security_check: 'Watch for security holes in every line of code that you write.',
    think_step_by_step: 'Split a hard problem into small steps and write down the plan before you act.',
    verify_before_edit: 'Read what a file holds now before you decide how to change it.',
  },
  ja: {
    respect_style: '新しいコードは、まわりのコードと同じ書き方にし、その決まりごとを守ってください。',
    no_guesswork: '想像で補わないでください。わからないことは、ファイルを読むなどして先に確かめます。',
    security_check: '書くコードの一行一行に、安全上の弱点がないか気を配ってください。',
    think_step_by_step: '難しい問題は小さな手順に分け、動く前に計画を書き出してください。',
    verify_before_edit: 'ファイルの変え方を決める前に、いまの中身を必ず読んでください。',
  },
};
