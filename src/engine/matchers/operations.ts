// Rarely used operations: parsers import those that they use, to keep bundles small.

import type { Machine } from '../machine.ts';
import { wordList } from '../runtime.ts';
import { caseless, character, until } from './literals.ts';
import type { Match } from './match.ts';
import { action, scope, test } from './nodes.ts';
import { codeAt, listOf, numberOf, textOf } from './parts.ts';
import { closes, endsInside, hand, handing, inside, later, option, same, words } from './rules.ts';
import { scan } from './scan.ts';

/** An action of a grammar; it gets the labels. */
export type Action = (labels: readonly unknown[]) => unknown;

/** What an operation needs to make its matcher. */
export interface Around {
  readonly m: Machine;
  readonly code: {
    readonly actions?: readonly Action[];
  };
  part(part: unknown): Match;
}

/** Makes the matcher of an operation from its arguments. */
export type Operation = (around: Around, rest: readonly unknown[]) => Match;

export const ofCase: Operation = ({ m }, [lower]) => caseless(m, textOf(lower));

export const ofUntil: Operation = ({ m }, [source, flags, longest, least]) =>
  until(m, new RegExp(textOf(source), textOf(flags)), numberOf(longest), least === 1 ? 1 : 0);

export const ofCharacter: Operation = ({ m }, [source, flags]) =>
  character(m, new RegExp(textOf(source), textOf(flags)));

export const ofAction: Operation = ({ m, code, part }, [number, body]) =>
  action(m, codeAt(code.actions, number), part(body));

export const ofTest: Operation = ({ m, code }, [due, number]) => test(m, due === true, codeAt(code.actions, number));

export const ofScope: Operation = ({ m, part }, [body]) => scope(m, part(body));

export const ofWords: Operation = ({ m, part }, [list, mistakes, body]) => {
  const [anyCase, oneSlip] = listOf(mistakes).map((mistake) => (mistake === null ? null : textOf(mistake)));
  return words(m, wordList(listOf(list).map(textOf), [anyCase ?? null, oneSlip ?? null]), part(body));
};

export const ofHand: Operation = ({ m, part }, [attribute, fields, body]) =>
  hand(m, numberOf(attribute), listOf(fields).map(textOf), part(body));

export const ofHanding: Operation = ({ m, part }, [attribute, body]) => handing(m, numberOf(attribute), part(body));

export const ofSame: Operation = ({ m, part }, [attribute, body]) => same(m, numberOf(attribute), part(body));

export const ofCloses: Operation = ({ m, part }, [attribute, body]) => closes(m, numberOf(attribute), part(body));

export const ofEndsInside: Operation = ({ m, part }, [rule]) => endsInside(m, part(rule));

export const ofInside: Operation = ({ m }, [rule]) => inside(m, numberOf(rule));

export const ofLater: Operation = ({ m, part }, [table, attribute, rule]) =>
  later(m, numberOf(table), numberOf(attribute), part(rule));

export const ofScan: Operation = ({ m, part }, [round, last]) => scan(m, part(round), part(last));

export const ofOption: Operation = ({ m }, [rule, usual, attribute]) =>
  option(m, textOf(rule), textOf(usual), attribute === undefined ? -1 : numberOf(attribute));
