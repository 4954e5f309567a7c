import { type Action, check, type Reply } from 'peglot/duckflow';
import { describe, expect, it } from 'vitest';

const vitals = { confidence: 0.9, mood: 0.8, focus: 0.7, stamina: 0.6 };

function reply(parts: Partial<Reply> = {}): Reply {
  return { reasoning: 'Done.', vitals, sections: {}, actions: [], ...parts };
}

function action(type: string, params: Record<string, string> = {}, index = 0): Action {
  return { index, type, params };
}

/** Severity, code and path of each finding. */
function findings(value: Reply): string[] {
  return check(value).map(({ severity, code, path = [] }) =>
    `${severity} ${code.replace('duckflow/', '')} ${path.join('.')}`.trim(),
  );
}

const required: readonly (readonly [string, string])[] = [
  ['create_file', 'path'],
  ['edit_file', 'path'],
  ['delete_file', 'path'],
  ['run_command', 'command'],
  ['search_code', 'query'],
  ['read_file', 'path'],
  ['finish', 'result'],
];

describe('the rules of the specification', () => {
  it('have nothing to say about a clean reply', () => {
    expect(findings(reply())).toEqual([]);
    expect(findings(reply({ reasoning: '', actions: [action('finish', { result: 'ok' })] }))).toEqual([]);
  });

  it.each(required)('%s needs %s', (type, name) => {
    expect(findings(reply({ actions: [action(type)] }))).toEqual([`error missing-parameter actions.0.params.${name}`]);
    expect(findings(reply({ actions: [action(type, { [name]: '' })] }))).toEqual([
      `error missing-parameter actions.0.params.${name}`,
    ]);
    expect(findings(reply({ actions: [action(type, { [name]: 'x', more: '' })] }))).toEqual([]);
  });

  it('parameters are looked up among the own ones only', () => {
    const params: Record<string, string> = Object.create({ path: 'inherited' });
    expect(findings(reply({ actions: [action('read_file', params)] })).join()).toContain('missing-parameter');
  });

  it.each<[string, Partial<Reply>]>([
    ['sections.bad name', { sections: { 'bad name': 'x' } }],
    ['vitals.bad name', { vitals: Object.assign({ 'bad name': 0.5 }, vitals) }],
    ['actions.0.type', { actions: [action('go ')] }],
  ])('%s is unknown, and what no text can hold as well', (path, parts) => {
    expect(findings(reply(parts))).toEqual([expect.stringMatching(/^info unknown/), `error unprintable ${path}`]);
  });

  it.each(Object.keys(vitals))('the vital %s is needed', (name) => {
    const { [name]: _, ...others } = vitals as Record<string, number>;
    expect(findings(reply({ vitals: others }))).toEqual([`error missing-vital vitals.${name}`]);
  });

  it.each([-0.01, 1.01, 100, Number.POSITIVE_INFINITY])('a vital must not be %d', (mood) => {
    expect(findings(reply({ vitals: { ...vitals, mood } }))).toEqual(['error vital-out-of-range vitals.mood']);
  });

  it('a vital must be a number', () => {
    expect(findings(reply({ vitals: { ...vitals, mood: Number.NaN } }))).toEqual(['error invalid-value vitals.mood']);
  });

  it('0 and 1 are vitals', () => {
    expect(findings(reply({ vitals: { confidence: 0, mood: 1, focus: 0, stamina: 1 } }))).toEqual([]);
  });

  it('own names are allowed and told', () => {
    const own: Reply<'curiosity'>['vitals'] = { ...vitals, curiosity: 1 };
    expect(findings(reply({ vitals: own }))).toEqual(['info unknown-vital vitals.curiosity']);
    expect(findings(reply({ sections: { planning: '', notes: '', log: '' } }))).toEqual([
      'info unknown-section sections.log',
    ]);
    expect(findings(reply({ actions: [action('pour_tea')] }))).toEqual(['info unknown-action-type actions.0.type']);
  });

  it('a reply says or does something', () => {
    expect(findings(reply({ reasoning: '' }))).toEqual(['error empty-reply']);
  });

  it('actions have a type', () => {
    expect(findings(reply({ actions: [action('')] }))).toEqual(['error missing-type actions.0.type']);
  });

  it('actions count 0, 1, 2, …', () => {
    const numbered = (...indices: number[]): string[] =>
      findings(reply({ actions: indices.map((index) => action('finish', { result: 'x' }, index)) }));
    expect(numbered(0, 1, 2)).toEqual([]);
    expect(numbered(1)).toEqual(['error action-gap actions.0']);
    expect(numbered(0, 2, 3)).toEqual(['error action-gap actions.1']);
    expect(numbered(0, 0)).toEqual(['error action-gap actions.1']);
  });

  it('what is no reply is told, field by field', () => {
    const wrong: unknown = {
      reasoning: 1,
      vitals: { mood: 'x' },
      sections: {},
      actions: [{ index: 0.5, type: 'finish', params: {} }],
    };
    expect(findings(wrong as Reply)).toEqual([
      'error invalid-value reasoning',
      'error invalid-value vitals.mood',
      'error invalid-value actions.0.index',
    ]);
  });
});
