import { type design, duckflow, type Event, formatPath, type json, type PathIn, type Stream } from 'peglot';
import { describe, expect, expectTypeOf, it } from 'vitest';

type Steps<Model> = PathIn<Model>[number];

describe('the paths of events', () => {
  const text = '[REASONING]\nDone.\n\n[ACTION_0_TYPE] finish\n';

  it('are taken apart with the names of the model', () => {
    for (const event of duckflow.createStream().push(text)) {
      if (event.type === 'diagnostic') continue;
      const [part, index, field] = event.path;
      expectTypeOf(part).toEqualTypeOf<'reasoning' | 'vitals' | 'sections' | 'actions' | undefined>();
      expectTypeOf(index).toEqualTypeOf<string | number | undefined>();
      expectTypeOf(field).toEqualTypeOf<'index' | 'type' | 'params' | 'content' | undefined>();
      expect(formatPath(event.path)).toBe(formatPath([part, index, field].filter((step) => step !== undefined)));
    }
  });

  it('make a wrong name an error of the compiler', () => {
    const shown: string[] = [];
    for (const event of duckflow.createStream().push(text)) {
      if (event.type !== 'delta') continue;
      if (event.path[0] === 'reasoning') shown.push(event.text);
      // @ts-expect-error: it is reasoning
      if (event.path[0] === 'reasonning') shown.push('');
      // @ts-expect-error: it is content
      if (event.path[0] === 'actions' && event.path[2] === 'contents') shown.push('');
    }
    expect(shown.join('')).toBe('Done.');
  });

  it('narrow with their first step', () => {
    const lengthOf = (path: PathIn<duckflow.Reply>): number => {
      if (path[0] === 'actions') expectTypeOf(path[1]).toEqualTypeOf<number | undefined>();
      return path.length;
    };
    expect(lengthOf(['actions', 0, 'params', 'path'])).toBe(4);
    // @ts-expect-error: an index is a number
    expect(lengthOf(['actions', '0'])).toBe(2);
  });

  it('know three steps, and what is below may be anything', () => {
    const path: PathIn<design.DesignSpecification> = ['api_contracts', 0, 'request_params', 'any', 1];
    expect(path).toHaveLength(5);
    // @ts-expect-error: there is no such field
    const wrong: PathIn<design.DesignSpecification> = ['api_contracts', 0, 'request_parameters'];
    expect(wrong).toHaveLength(3);
    expectTypeOf<Steps<json.Json>>().toEqualTypeOf<string | number>();
    expectTypeOf<PathIn<unknown>>().toEqualTypeOf<readonly [] | readonly (string | number)[]>();
  });

  it('are any where the model is any', () => {
    const any: Stream<unknown> = duckflow.createStream();
    const paths = <Model>(stream: Stream<Model>): string[] =>
      stream.push(text).flatMap((event) => ('path' in event ? [formatPath(event.path)] : []));
    expect(paths(any)).toContain('reasoning');
    const event: Event = { type: 'close', path: ['anything', 1, 'at all'] };
    expect(event.type).toBe('close');
    // @ts-expect-error: no path of the model
    const narrow: Event<duckflow.Reply> = event;
    expect(narrow).toBe(event);
  });
});
