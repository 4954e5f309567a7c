import type { Dialect } from '../src/tools/dialects/index.ts';

/**
 * What the models of a dialect write, as a short grammar: made from the words of the dialect, for readers and for their
 * diagram. `Text`, `Name`, `Key`, `Value` and what JSON and Python have are left to the reader.
 */
export function syntaxOf(dialect: Dialect): string {
  if (dialect.shape === 'messages') return MESSAGES;
  if (dialect.shape === 'steps') return STEPS;
  const { think, region, code, recipient } = dialect;
  const said = region === undefined ? 'Text' : `${words(region[0])} Text ${words(region[1])}`;
  const parts = [
    region === undefined ? 'Text' : 'Answer',
    'Thought',
    'Calls',
    ...(recipient === undefined ? [] : ['Message']),
    ...(code === undefined ? [] : ['Code']),
  ];
  return [
    `Reply = (${parts.join(' / ')})*`,
    ...(region === undefined ? [] : [`Answer = ${said}`]),
    `Thought = ${words(unique(['<think>', ...(think?.[0] ?? [])]))} Text ${words(unique(['</think>', ...(think?.[1] ?? [])]))}`,
    ...(recipient === undefined ? [] : [`Message = ${words(recipient)} Recipient "\\n" (Text / Object)`]),
    ...(code === undefined ? [] : [`Code = ${words(code)} Text`]),
    ...callsOf(dialect),
  ].join('\n');
}

function callsOf(dialect: Dialect): string[] {
  const { block, call, elements, listWord = [], object, parameter, python } = dialect;
  const title = block?.title === undefined ? '' : `${words(block.title)} Name `;
  const open = block === undefined ? '' : `${title}${words(block.open)} `;
  const close =
    block === undefined || block.close.length === 0
      ? ''
      : ` ${words(block.close)}${block.mayStayOpen === true ? '?' : ''}`;
  if (python !== undefined) {
    const lines =
      python === 'lines'
        ? `${open}(Call "\\n")+${close}`
        : `${words(block?.open ?? [])}? "[" Call ("," Call)* "]" ${words(block?.close ?? [])}?`;
    return [`Calls = ${lines}`, 'Call = Name "(" (Argument ("," Argument)*)? ")"', 'Argument = Key "=" Literal'];
  }
  if (elements?.ofTools === true)
    return [
      'Calls = Call+',
      'Call = "<" Name ">" Parameter* "</" Name ">"',
      'Parameter = "<" Key ">" Value "</" Key ">"',
    ];
  const rules: string[] = [];
  const lists: string[] = [];
  if (object !== undefined && dialect.objectIsWrong !== true) {
    const several =
      dialect.separator === undefined ? 'CallObject' : `CallObject (${words(dialect.separator)} CallObject)*`;
    const list = { one: several, list: 'List', any: '(List / CallObject)' }[object.list];
    if (list.includes('List')) rules.push('List = "[" CallObject ("," CallObject)* "]"');
    if (dialect.bare !== undefined) lists.push(dialect.bare === 'object' ? several : 'List');
    lists.push(`${open}${list}${close}`, ...(listWord.length === 0 ? [] : [`${words(listWord)} List`]));
    rules.push(callObject(object));
  }
  if (call !== undefined) {
    const end = call.close.length === 0 ? '' : ` ${words(call.close)}`;
    const mark = call.open.every((word) => word === '') ? '' : `${words(call.open)} `;
    const id = call.id === undefined ? '' : ` (${words(call.id)} Id)?`;
    const name = call.isId === true ? 'Id' : 'Name';
    const nameEnd = [call.nameEnd, call.headEnd ?? []].filter((one) => one.length > 0).map((one) => ` ${words(one)}`);
    const number = call.isNumbered === true ? ` ' index="' Number '"'` : '';
    const body =
      parameter === undefined && elements === undefined
        ? 'Object'
        : parameter === undefined
          ? 'Element*'
          : 'Parameter*';
    const [first = '', ...rest] = nameEnd;
    const one = call.inElements === true ? '(Call / ElementCall)' : 'Call';
    lists.push(block === undefined ? one : `${open}${one}${mark === '' ? '' : '+'}${close}`);
    rules.push(`Call = ${mark}${name}${id}${first}${number}${rest.join('')} ${body}${end}`);
    if (call.inElements === true)
      rules.push(
        `ElementCall = ${words(call.nameless ?? [])} "<tool_name>" Name "</tool_name>" ("<parameters>" Element* "</parameters>")? ${words(call.close)}`,
        'Element = "<" Key ">" Value "</" Key ">"',
      );
    if (call.isId === true) rules.push('Id = "functions." Name ":" Number');
  }
  if (parameter !== undefined) {
    const says = { string: ` ' string="' ("true" / "false") '"'`, type: ` ' type="' Type '"'`, none: '' }[
      parameter.says ?? 'none'
    ];
    const head = [
      words(parameter.keyEnd) + says,
      ...[parameter.headEnd ?? [], parameter.valueOpen ?? []].filter((one) => one.length > 0).map(words),
    ];
    rules.push(`Parameter = ${words(parameter.open)} Key ${head.join(' ')} Value ${words(parameter.close)}`);
  }
  if (elements !== undefined)
    rules.push(`Element = ${words(elements.open)} Key ">" (Element+ / Value) ${words(elements.close)} Key ">"`);
  return [`Calls = ${lists.join(' / ')}`, ...rules];
}

function callObject({ nameIsKey, idKey, nameKey, argumentsKey }: NonNullable<Dialect['object']>): string {
  if (nameIsKey) return 'CallObject = "{" Name ":" Object "}"';
  const id = idKey === null ? '' : ` ('"${idKey}"' ":" String ",")?`;
  return `CallObject = "{"${id} '"${nameKey}"' ":" String "," '"${argumentsKey}"' ":" Object "}"`;
}

/** Words of which one is there. */
function words(all: readonly string[]): string {
  const written = unique(all.map((word) => word.replace(/^\n/, ''))).map(quoted);
  return written.length === 1 ? (written[0] ?? '') : `(${written.join(' / ')})`;
}

function quoted(word: string): string {
  const text = word.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return text.includes('"') ? `'${text.replaceAll("'", "\\'")}'` : `"${text}"`;
}

function unique(all: readonly string[]): string[] {
  return [...new Set(all)];
}

const MESSAGES = `Reply = Message ("<|start|>assistant" Message)*
Message = Thought / Answer / Call
Thought = "<|channel|>analysis" "<|message|>" Text "<|end|>"
Answer = "<|channel|>" ("final" / "commentary") "<|message|>" Text ("<|return|>" / "<|end|>")
Call = "<|channel|>" Channel " to=" "functions."? Name (" <|constrain|>json")? "<|message|>" Object "<|call|>"`;

const STEPS = `Reply = (Thought / Action / Answer)*
Thought = "Thought:" Text
Action = "Action:" Name "\\n" "Action Input:" (Object / Text)
Answer = "Final Answer:" Text`;
