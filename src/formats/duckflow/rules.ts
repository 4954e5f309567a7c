import { quote } from '../../core/diagnostic.ts';
import { contentRemarks, hasVariable } from '../../core/file-content.ts';
import { nearest } from '../../core/nearest.ts';
import { isOneOf } from '../../core/one-of.ts';
import { getOwn } from '../../core/record.ts';
import type { Find, Rule } from '../../engine/index.ts';
import type { Action, Reply } from './model.ts';
import {
  actionTypeOf,
  ENCODING,
  parameterOf,
  quotesOf,
  STANDARD_ACTIONS,
  STANDARD_SECTIONS,
  STANDARD_VITALS,
  withoutQuotes,
} from './vocabulary.ts';

const STANDARD_TYPES = STANDARD_ACTIONS.map(([name]) => name);

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
  let at = -1;
  for (const action of actions) {
    at++;
    if (action.index !== due)
      find('action-gap', ['actions', at], {
        message: `This is action ${action.index}; the next number is ${due}`,
        hint: `Give it the number ${due}.`,
      });
    due = action.index + 1;
    checkType(action, at, find);
    checkQuotes(action, at, find);
    checkRemarks(action, at, find);
    checkEncoding(action, at, find);
    checkContent(action, at, find);
  }
}

function checkType({ index, type, params }: Action, at: number, find: Find): void {
  if (type === '') {
    find('missing-type', ['actions', at, 'type'], {
      message: `Action ${index} has no TYPE`,
      hint: `Begin it with [ACTION_${index}_TYPE].`,
    });
    return;
  }
  const known = actionTypeOf(type);
  if (known === undefined) {
    const meant = nearest(type.toLowerCase(), STANDARD_TYPES, 2);
    find('unknown-action-type', ['actions', at, 'type'], {
      message: `The action type ${quote(type)} is not in the specification`,
      // Several, or the placeholder of a template.
      ...(TEMPLATE.test(type) && { severity: 'error' }),
      ...(meant !== undefined && { hint: `Write ${meant}, unless the agent offers ${quote(type)}.` }),
    });
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
  for (const name of known.optional ?? NONE) checkNumber(name, getOwn(params, name), at, find);
}

const TEMPLATE = /[|<>{}]/;

const NONE: readonly never[] = [];

function checkNumber(name: string, value: string | undefined, at: number, find: Find): void {
  if (value === undefined) return;
  const number = parameterOf(name)?.number;
  if (number === undefined) return;
  const given = value.trim() === '' ? Number.NaN : Number(value);
  if (given >= 0 && Number.isFinite(given) && (!number.isWhole || Number.isInteger(given))) return;
  find('bad-number', ['actions', at, 'params', name], {
    message: `${name.toUpperCase()} must be ${number.unit}, not ${quote(value)}`,
    hint: `Write ${number.unit} in digits, or leave ${name.toUpperCase()} out.`,
  });
}

/** A program takes a value literally. */
function checkQuotes({ params }: Action, at: number, find: Find): void {
  for (const name of Object.keys(params)) {
    const value = params[name] ?? '';
    const bare = withoutQuotes(name, value);
    if (bare === undefined) continue;
    find('quoted-parameter', ['actions', at, 'params', name], {
      message: `${name.toUpperCase()} has ${quotesOf(value)} around it, which are part of the value`,
      hint: `Write ${bare}.`,
    });
  }
}

/** A file name that contains a remark or a marker is hardly meant. */
function checkRemarks({ params }: Action, at: number, find: Find): void {
  for (const name of Object.keys(params)) {
    const value = params[name] ?? '';
    if (parameterOf(name)?.isPath !== true) continue;
    if (hasVariable(value))
      find('unfilled-variable', ['actions', at, 'params', name], {
        message: `${name.toUpperCase()} has a variable that was not filled in: ${quote(value)}`,
      });
    else if (ODD.test(value))
      find('odd-path', ['actions', at, 'params', name], { message: `${quote(value)} is hardly a path` });
    const sign = REMARKS.find((each) => value.indexOf(each) > 0);
    if (sign === undefined) continue;
    find('remark-in-path', ['actions', at, 'params', name], {
      message: `${name.toUpperCase()} is followed by a remark, which is part of the value: ${quote(value)}`,
      hint: `Write ${value.slice(0, value.indexOf(sign)).trimEnd()}.`,
    });
  }
}

/** `<path>`, `{path}`, `**a.ts**`, `[a.ts](src/a.ts)`, or over lines. */
const ODD = /^\*\*|[<>\r\n]|\]\(|^\{\w+\}$/;

const REMARKS = [' # ', ' // ', ' [ACTION_'] as const;

function checkContent({ params, content = '' }: Action, at: number, find: Find): void {
  for (const { code, message } of contentRemarks(content, getOwn(params, 'path') ?? ''))
    find(code, ['actions', at, 'content'], { message });
}

function checkEncoding({ params, content }: Action, at: number, find: Find): void {
  const encoding = getOwn(params, ENCODING);
  if (encoding === undefined || encoding === 'base64' || content === undefined) return;
  find('unknown-encoding', ['actions', at, 'params', ENCODING], {
    message: `CONTENT_ENCODING must be base64, not ${quote(encoding)}`,
  });
}
