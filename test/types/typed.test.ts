import { toStandardJsonSchema } from '@valibot/to-json-schema';
import { type } from 'arktype';
import { ask } from 'peglot';
import { type Growing, type Typed, typed } from 'peglot/json';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';

interface Trip {
  city: string;
  days: number;
  tags: ('sun' | 'rain')[];
  note?: string | undefined;
}

describe('the types of typed answers', () => {
  const zod = typed(
    z.object({
      city: z.string(),
      days: z.number().int(),
      tags: z.array(z.enum(['sun', 'rain'])),
      note: z.string().optional(),
    }),
  );

  it('are those of the schema: Zod, Valibot, ArkType', () => {
    expectTypeOf(zod).toEqualTypeOf<Typed<Trip>>();
    const { value } = zod.parse('{"city": "Rome", "days": 3, "tags": []}');
    expectTypeOf(value).toEqualTypeOf<Trip>();
    expect(value.city).toBe('Rome');
    // @ts-expect-error a typo
    expect(value.town).toBeUndefined();

    const valibot = typed(toStandardJsonSchema(v.object({ n: v.number(), kind: v.picklist(['a', 'b']) })));
    expectTypeOf(valibot.parse('{}').value).toEqualTypeOf<{ n: number; kind: 'a' | 'b' }>();
    expect(valibot.parse('{"n": "1", "kind": "A"}').value).toEqual({ n: 1, kind: 'a' });

    const arktype = typed(type({ n: 'number', 'word?': '"x" | "y"' }));
    expectTypeOf(arktype.parse('{}').value).toEqualTypeOf<{ n: number; word?: 'x' | 'y' }>();
    expect(arktype.parse('{"n": "1", "word": "Y"}').value).toEqual({ n: 1, word: 'y' });
  });

  it('are what the text says, or what the schema makes of it', () => {
    const schema = z.object({ n: z.string().transform(Number), at: z.coerce.date(), more: z.number().default(7) });
    const text = '{"n": "12", "at": "2026-01-02"}';
    const plain = typed(schema);
    expectTypeOf(plain.parse(text).value).toEqualTypeOf<{ n: string; at: unknown; more?: number | undefined }>();
    expect(plain.parse(text).value).toEqual({ n: '12', at: '2026-01-02' });
    const applied = typed(schema, { apply: true });
    expectTypeOf(applied.parse(text).value).toEqualTypeOf<{ n: number; at: Date; more: number }>();
    expect(applied.parse(text)).toMatchObject({ ok: true, value: { n: 12, at: new Date('2026-01-02'), more: 7 } });
  });

  it('of a JSON Schema are unknown, or what the caller says', () => {
    const schema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] } as const;
    expectTypeOf(typed(schema).parse('{}').value).toEqualTypeOf<unknown>();
    expectTypeOf(typed<{ n: number }>(schema).parse('{}').value).toEqualTypeOf<{ n: number }>();
  });

  it('of a growing value leave out what did not come', () => {
    expectTypeOf<Growing<Trip>>().toEqualTypeOf<
      | {
          readonly city?: string;
          readonly days?: number;
          readonly tags?: readonly ('sun' | 'rain')[];
          readonly note?: string | undefined;
        }
      | undefined
    >();
    expectTypeOf<Growing<string>>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Growing<{ kind: 'a'; n: number } | { kind: 'b' }>>().toEqualTypeOf<
      { readonly kind?: 'a'; readonly n?: number } | { readonly kind?: 'b' } | undefined
    >();
    expectTypeOf(zod.partials([])).toEqualTypeOf<AsyncGenerator<Growing<Trip>>>();
  });

  it('go through ask', async () => {
    const replies = ['{"city": "Rome", "days": "soon", "tags": []}', '{"city": "Rome", "days": "3", "tags": "sun"}'];
    const answer = await ask(zod, () => replies.shift() ?? '');
    expect(answer.ok).toBe(true);
    if (!answer.ok) return;
    expectTypeOf(answer.value).toEqualTypeOf<Trip>();
    expect(answer.value).toEqual({ city: 'Rome', days: 3, tags: ['sun'] });
    expect(answer.attempts[0]?.feedback).toContain('"days" cannot be read as its type: "soon"');
  });
});
