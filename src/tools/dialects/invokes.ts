import type { Dialect, Words } from './dialect.ts';

/** `<invoke name="x"><parameter name="k">v</parameter></invoke>`, with a namespace or without. */
export function invokes(
  namespace: string,
  { call = {}, python = false }: { readonly call?: Partial<Dialect['call']>; readonly python?: boolean } = {},
): Pick<Dialect, 'call' | 'parameter'> {
  const both = (before: string, after: string): Words => [...new Set([before + after, before + namespace + after])];
  return {
    call: {
      open: both('<', 'invoke name="'),
      wrongOpen: [...both('<', "invoke name='"), ...both('<', 'invoke name=')],
      nameless: both('<', 'invoke>'),
      nameEnd: ['">'],
      close: both('</', 'invoke>'),
      json: 'wrong',
      ...call,
    },
    parameter: {
      open: both('<', 'parameter name="'),
      wrongOpen: [...both('<', "parameter name='"), ...both('<', 'parameter name=')],
      keyEnd: ['">'],
      close: both('</', 'parameter>'),
      closeStart: both('</', 'parameter'),
      layout: false,
      python,
    },
  };
}

/** Tags that begin with a token of their own, whose parameters say whether they are strings. */
export function dsml(token: string, blocks: Words): Omit<Dialect, 'who'> {
  const close = token.replace('<', '</');
  return {
    breaksThought: true,
    tokens: ['<｜end▁of▁sentence｜>'],
    block: { open: blocks.map((block) => `${token}${block}>`), close: blocks.map((block) => `${close}${block}>`) },
    call: {
      open: [`${token}invoke name="`],
      nameless: [`${token}invoke>`],
      nameEnd: ['">'],
      close: [`${close}invoke>`],
      json: 'right',
    },
    parameter: {
      open: [`${token}parameter name="`],
      keyEnd: ['"'],
      headEnd: ['>'],
      says: 'string',
      close: [`${close}parameter>`],
      layout: false,
    },
  };
}
