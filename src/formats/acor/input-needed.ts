import { match } from '../../../generated/acor.ts';
import type { Range } from '../../core/range.ts';
import { type Body, labelWords } from './body.ts';
import { isShell, meaningOf } from './fields.ts';
import type { InputNeededMessage } from './model.ts';

/** A command and the label over it. */
interface Found {
  readonly text: string;
  readonly range: Range;
  readonly label: string;
}

/** What a message that needs input says about the command to run next. */
export function inputFields(
  body: Body,
): Pick<InputNeededMessage, 'commands' | 'options' | 'valid_options' | 'example'> {
  const found: Found[] = [];
  const values: string[] = [];
  let example: string | undefined;
  let label = '';
  for (let node = body.next(); node !== undefined; node = body.next()) {
    switch (node.type) {
      case 'Code':
        if (isShell(body, node)) for (const command of body.commands(node)) found.push({ ...command, label });
        label = '';
        break;
      case 'Entry': {
        const command = node.last ?? (node.first?.whole === true ? node.first : node.moreCode);
        const name = node.first?.whole === true ? body.text(node.after) : body.text(node.before);
        const [block] = node.blocks;
        if (command !== null)
          found.push({ text: body.text(command), range: body.range(command), label: labelWords(name) });
        else if (block !== undefined && isShell(body, block))
          for (const inside of body.commands(block)) found.push({ ...inside, label: labelWords(body.text(node.text)) });
        break;
      }
      case 'Field': {
        const name = body.text(node.name);
        const meaning = meaningOf(name);
        if (meaning === 'example') {
          const labelled = body.labelled(node);
          example = labelled?.value;
          if (labelled !== undefined) body.tell.place(['example'], labelled.range);
        } else if (meaning === 'values') {
          const labelled = body.labelled(node);
          if (labelled === undefined) break;
          body.tell.place(['valid_options'], labelled.range);
          values.push(...valuesIn(node.code === null ? labelled.value : `\`${labelled.value}\``));
        } else if (node.code !== null) {
          found.push({ text: body.text(node.code), range: body.range(node.code), label: name });
        } else if (meaning === 'lead' && node.value.end > node.value.start && !body.text(node.value).endsWith(':')) {
          found.push({ text: body.text(node.value), range: body.range(node.value), label: name });
        } else {
          label = name;
        }
        break;
      }
      default:
    }
  }
  if (found.length === 0) found.push(...plainCommands(body));
  return { ...split(found, body), valid_options: values, ...(example === undefined ? {} : { example }) };
}

/** Commands with labels to choose by are options; the others are what the reader has to run. */
function split(found: readonly Found[], body: Body): Pick<InputNeededMessage, 'commands' | 'options'> {
  const meanings = found.map(({ label }) => (label === '' ? 'lead' : meaningOf(label)));
  const allLabelled =
    found.length > 1 && !meanings.includes('lead') && new Set(found.map(({ label }) => label)).size > 1;
  const commands: string[] = [];
  const options: InputNeededMessage['options'] = [];
  for (const [at, { text, range, label }] of found.entries()) {
    if (label !== '' && (meanings[at] === 'option' || allLabelled)) {
      body.tell.place(['options', options.length], range);
      body.tell.place(['options', options.length, 'command'], range);
      options.push({ label, command: text });
    } else {
      body.tell.place(['commands', commands.length], range);
      commands.push(text);
    }
  }
  return { commands, options };
}

/** Commands on a line of their own after a lead that ends with a colon. */
function plainCommands(body: Body): Found[] {
  const prose = body.nodes.filter(({ type }) => type === 'Prose' || type === 'Field');
  const first = prose[0];
  const last = prose.at(-1);
  if (first === undefined || last === undefined) return [];
  const found = match(body.piece.text.slice(first.start, last.end), 'Leads', 0);
  if (!found.matched) return [];
  return found.value.map((span) => {
    const here = { start: span.start + first.start, end: span.end + first.start };
    return { text: body.text(here), range: body.range(here), label: '' };
  });
}

/** The values of a list: items, or words between commas. */
function valuesIn(text: string): string[] {
  const found = match(text, 'Values', 0);
  return found.matched
    ? found.value.map(({ start, end }) => text.slice(start, end)).filter((value) => value !== '')
    : [];
}
