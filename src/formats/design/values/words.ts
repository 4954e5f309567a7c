import { quote } from '../../../core/diagnostic.ts';
import { field } from '../blocks.ts';
import { type ChecklistItem, SEVERITIES } from '../model.ts';
import { saysNothing } from '../read/page.ts';
import type { Kind } from './kind.ts';

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'true', 'required', 'y'].map((word) => [word, true] as const),
  ...['no', 'false', 'none', 'not required', 'n'].map((word) => [word, false] as const),
]);

const notAnswer = (text: string): string => `Authentication must be Yes or No, not ${quote(text)}`;

/**
 * Whether an endpoint requires authentication. If it cannot be determined, it does: an error, but never a silent "no".
 */
export const answer: Kind<boolean> = {
  read: (found, member) => {
    const { page, content, head } = found;
    const said = head?.type === 'AnswerHead' ? head.answer : null;
    const range = page.trim({ start: said?.start ?? found.value.start, end: content.end });
    member.set(said?.type !== 'No', found.at(range));
    if (said === null) {
      const place = content.start === content.end ? found.name : found.value;
      found.report('bad-authentication', place, notAnswer(page.source(content)));
    } else if (!saysNothing(page.text(content))) {
      // The model only holds the answer: text after it is kept without a label.
      found.stray(content);
      if (said.type === 'No')
        found.report('answer-remark', content, `A remark after the No: ${quote(page.source(content))}`);
    }
  },
  write: (label, isYes) => field(label, isYes ? 'Yes' : 'No'),
  cell: (text, report) => {
    const said = ANSWERS.get(text.toLowerCase());
    if (said === undefined) report('bad-authentication', notAnswer(text));
    return said;
  },
};

const notSeverity = (text: string): string =>
  `The severity must be one of ${SEVERITIES.join(', ')}, not ${quote(text)}`;
const otherCase = (text: string): string => `The severity is spelled ${quote(text)}`;

function severityOf(word: string | undefined): ChecklistItem['severity'] {
  return SEVERITIES.find((one) => one.toLowerCase() === word?.toLowerCase()) ?? '';
}

/**
 * The severity in a text; none is invented. The model has no place for a remark after it, which is kept as stray text.
 */
export const severity: Kind<ChecklistItem['severity']> = {
  read: (found, member) => {
    const { page, content, head } = found;
    const said = head?.type === 'SeverityHead' ? head.severity : null;
    const known = severityOf(said?.word);
    if (said === null || known === '') {
      member.set('', found.at(content));
      if (content.start < content.end) found.report('bad-severity', content, notSeverity(page.source(content)));
      return;
    }
    member.set(known, { range: { start: said.end - said.word.length, end: said.end } });
    if (said.sign !== null || said.word !== known)
      found.report('bad-severity-case', said, otherCase(page.source(said)), { fix: { range: said, text: known } });
    if (content.start === content.end) return;
    found.stray(content);
    found.report('severity-remark', content, `A remark after the severity: ${quote(page.source(content))}`);
  },
  write: (label, value) => field(label, value),
  cell: readSeverity,
};

/** The severity of a text, ignoring case; any other text is reported. */
export function readSeverity(text: string, report: (code: string, message: string) => void): ChecklistItem['severity'] {
  const known = severityOf(text);
  if (known === '' && text !== '') report('bad-severity', notSeverity(text));
  else if (known !== text) report('bad-severity-case', otherCase(text));
  return known;
}

const notNumber = (text: string): string => `The complexity must be a whole number from 1 to 1000, not ${quote(text)}`;

export const wholeNumber: Kind<number> = {
  read: (found, member) => {
    const { page, content, head } = found;
    const number = head?.type === 'NumberHead' ? head.number : null;
    if (head === null || number === null) {
      found.place(content);
      const text = page.source(content);
      if (!saysNothing(text)) found.report('bad-number', found.value, notNumber(text));
      return;
    }
    const range = { start: number.start, end: Math.max(number.end, content.end) };
    member.set(Number(number.digits), found.at(range));
    // If the number is on the label's line, the text below does not belong to it.
    const isOnLine = !page.source({ start: head.label.end, end: number.start }).includes('\n');
    const rest = isOnLine ? found.value : content;
    if (rest.start < rest.end)
      found.report('number-remark', rest, `A remark after the complexity: ${quote(page.source(rest))}`);
    if (isOnLine) for (const block of found.blocks) found.stray(block);
  },
  write: (label, value) => field(label, String(value)),
  cell: (text, report) => {
    if (text !== '' && Number.isInteger(Number(text))) return Number(text);
    if (!saysNothing(text)) report('bad-number', notNumber(text));
    return undefined;
  },
};
