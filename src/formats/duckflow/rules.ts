import { quote } from '../../core/diagnostic.ts';
import { isOneOf } from '../../core/one-of.ts';
import type { Path } from '../../core/path.ts';
import { getOwn } from '../../core/record.ts';
import type { Find, Rule } from '../../engine/index.ts';
import type { Action, Reply } from './model.ts';
import { actionTypeOf, parameterOf, STANDARD_SECTIONS, STANDARD_VITALS } from './vocabulary.ts';

/** The specification's rules across fields (appendix C). */
export const rules: readonly Rule<Reply>[] = [checkReply, checkVitals, checkSections, checkActions];

function checkReply({ reasoning, actions }: Reply, find: Find): void {
  if (reasoning === '' && actions.length === 0)
    find('empty-reply', [], { message: 'The reply has no reasoning and no action' });
}

function checkVitals({ vitals }: Reply, find: Find): void {
  for (const name of STANDARD_VITALS) {
    const marker = name.toUpperCase();
    if (!Object.hasOwn(vitals, name))
      find('missing-vital', ['vitals', name], {
        message: `The vital ${marker} is missing or unusable`,
        hint: `Add [${marker}] with a number from 0.0 to 1.0.`,
      });
  }
  for (const name of Object.keys(vitals)) {
    if (!isOneOf(STANDARD_VITALS, name))
      find('unknown-vital', ['vitals', name], { message: `The vital ${quote(name)} is not in the specification` });
  }
}

function checkSections({ sections }: Reply, find: Find): void {
  for (const name of Object.keys(sections)) {
    if (!isOneOf(STANDARD_SECTIONS, name))
      find('unknown-section', ['sections', name], {
        message: `The section ${quote(name)} is not in the specification`,
      });
  }
}

function checkActions({ actions }: Reply, find: Find): void {
  let due = 0;
  for (const [at, action] of actions.entries()) {
    if (action.index !== due)
      find('action-gap', ['actions', at], {
        message: `This is action ${action.index}; the next number is ${due}`,
        hint: `Give it the number ${due}.`,
      });
    due = action.index + 1;
    checkType(action, at, find);
  }
}

function checkType({ index, type, params }: Action, at: number, find: Find): void {
  const path = ['actions', at, 'type'];
  if (type === '') {
    find('missing-type', path, {
      message: `Action ${index} has no TYPE`,
      hint: `Begin it with [ACTION_${index}_TYPE].`,
    });
    return;
  }
  const known = actionTypeOf(type);
  if (known === undefined) {
    find('unknown-action-type', path, { message: `The action type ${quote(type)} is not in the specification` });
    return;
  }
  for (const name of known.required) {
    if ((getOwn(params, name) ?? '') !== '') continue;
    const marker = name.toUpperCase();
    find('missing-parameter', ['actions', at, 'params', name], {
      message: `${type} needs the parameter ${marker}`,
      hint: `Add it: [ACTION_${index}_${marker}] and its value.`,
    });
  }
  for (const name of known.optional ?? [])
    checkNumber(name, getOwn(params, name), ['actions', at, 'params', name], find);
}

function checkNumber(name: string, value: string | undefined, path: Path, find: Find): void {
  const number = parameterOf(name)?.number;
  if (number === undefined || value === undefined) return;
  const given = value.trim() === '' ? Number.NaN : Number(value);
  if (given >= 0 && Number.isFinite(given) && (!number.isWhole || Number.isInteger(given))) return;
  find('bad-number', path, {
    message: `${name.toUpperCase()} must be ${number.unit}, not ${quote(value)}`,
    hint: `Write ${number.unit} in digits, or leave ${name.toUpperCase()} out.`,
  });
}
