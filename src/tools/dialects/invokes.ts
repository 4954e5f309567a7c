import type { Dialect, Words } from './dialect.ts';

/** The variants of call tags. */
interface InvokeStyle {
  readonly call?: Partial<Dialect['call']>;
  readonly python?: boolean;
  /** Tags without their namespace are reported. */
  readonly isNamespaced?: boolean;
}

/** `<invoke name="x"><parameter name="k">v</parameter></invoke>`, with or without a namespace. */
export function invokes(
  namespace: string,
  { call = {}, python = false, isNamespaced = false }: InvokeStyle = {},
): Pick<Dialect, 'call' | 'parameter'> {
  const both = (before: string, after: string): Words => [...new Set([before + after, before + namespace + after])];
  const right = (before: string, after: string): Words =>
    isNamespaced ? [before + namespace + after] : both(before, after);
  const wrong = (before: string, after: string): Words => (isNamespaced ? [before + after] : []);
  return {
    call: {
      open: right('<', 'invoke name="'),
      wrongOpen: [
        ...wrong('<', 'invoke name="'),
        ...both('<', "invoke name='"),
        ...both('<', 'invoke name='),
        'invoke name="',
      ],
      nameless: right('<', 'invoke>'),
      nameEnd: ['">'],
      close: right('</', 'invoke>'),
      wrongClose: wrong('</', 'invoke>'),
      json: 'wrong',
      ...call,
    },
    parameter: {
      open: right('<', 'parameter name="'),
      wrongOpen: [...wrong('<', 'parameter name="'), ...both('<', "parameter name='"), ...both('<', 'parameter name=')],
      keyEnd: ['">'],
      close: both('</', 'parameter>'),
      closeStart: both('</', 'parameter'),
      layout: false,
      python,
    },
  };
}

/** Tags that begin with a token, with parameters that say whether they are strings. */
export function dsml(word: string, blank: '' | ' ', blocks: Words): Omit<Dialect, 'who'> {
  const token = `｜${word}｜`;
  const others = [`‖${word}‖`, `｜｜${word}｜｜`, `|${word}|`, '｜｜', '｜'].map((bars) => bars + blank);
  const starts = [token, `${token} `, `${token}  `, ...others];
  const right = (tag: string, slash = ''): string => `<${slash}${token}${blank}${tag}`;
  const wrong = (tag: string, slash = ''): Words =>
    starts.filter((start) => start !== token + blank).map((start) => `<${slash}${start}${tag}`);
  const wrongBlock = (slash = ''): Words =>
    ['function_calls', 'tool_calls', 'calls'].flatMap((block) =>
      starts
        .filter((start) => start !== token + blank || !blocks.includes(block))
        .map((start) => `<${slash}${start}${block}>`),
    );
  return {
    breaksThought: true,
    tokens: ['<｜end▁of▁sentence｜>'],
    block: {
      open: blocks.map((block) => right(`${block}>`)),
      close: blocks.map((block) => right(`${block}>`, '/')),
      wrongOpen: wrongBlock(),
      wrongClose: [...wrongBlock('/'), ...blocks.map((block) => `</${block}>`)],
      otherOpen: blocks.map((block) => `<${block}>`),
    },
    call: {
      open: [right('invoke name="')],
      wrongOpen: [...wrong('invoke name="'), '<invoke name="'],
      nameless: [right('invoke>')],
      nameEnd: ['">'],
      close: [right('invoke>', '/')],
      wrongClose: [...wrong('invoke>', '/'), '</invoke>'],
      json: 'right',
    },
    parameter: {
      open: [right('parameter name="')],
      wrongOpen: wrong('parameter name="'),
      keyEnd: ['"'],
      headEnd: ['>'],
      says: 'string',
      close: [right('parameter>', '/')],
      otherOpen: ['<parameter name="'],
      otherClose: [...wrong('parameter>', '/'), '</parameter>'],
      layout: false,
    },
  };
}
