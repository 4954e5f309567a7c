import type { Diagnostic, Range } from 'peglot';
import { button, element } from './dom.ts';

const MOST = 200;

/** What can be done with a finding. */
export interface FindingActs {
  select(range: Range): void;
  apply(found: Diagnostic): void;
}

/** The findings as a list: a message leads to its place, a button mends it. */
export function findingElements(found: readonly Diagnostic[], { select, apply }: FindingActs): HTMLElement[] {
  const shown = found.slice(0, MOST).map((one) => {
    const { severity, message, hint, code, range, fix } = one;
    const text = element(
      'div',
      {},
      button(message, () => select(range), 'go'),
      element('p', {}, ...(hint === undefined ? [] : [`${hint} `]), element('code', {}, code)),
    );
    const mend = fix === undefined ? [] : [button('Fix', () => apply(one))];
    return element('div', { className: 'finding' }, element('span', { className: severity }, severity), text, ...mend);
  });
  const left = found.length - shown.length;
  return left > 0 ? [...shown, element('p', { className: 'note' }, `… and ${left} more`)] : shown;
}
