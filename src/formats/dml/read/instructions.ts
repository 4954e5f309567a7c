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

/** What each key says when the caller gives no text of their own. The Japanese texts are those of the specification. */
export const INSTRUCTIONS: Readonly<Record<Language, Readonly<Record<InstructionKey, string>>>> = {
  en: {
    respect_style: 'Write new code the way the code around it is written, and keep to its conventions.',
    no_guesswork: 'Never guess. When something is unclear, find out first, for example by reading the file.',
    security_check: 'Watch for security holes in every line of code that you write.',
    think_step_by_step: 'Split a hard problem into small steps and write down the plan before you act.',
    verify_before_edit: 'Read what a file holds now before you decide how to change it.',
  },
  ja: {
    respect_style: '既存のコードのスタイルと規約を尊重せよ',
    no_guesswork: '不明な点は推測せず、まず事実確認（ファイルの読み込み等）を行え',
    security_check: '生成するコードにセキュリティ脆弱性がないか常に意識せよ',
    think_step_by_step: '複雑な問題は、複数のステップに分解して計画を立ててから行動せよ',
    verify_before_edit: 'ファイルを編集する前には、必ず最新の内容を読み込んでから差分を考えよ',
  },
};
