import { z } from 'zod';

import type { Group } from './situations.ts';

const resume = z.object({
  name: z.string(),
  email: z.string().optional(),
  phone: z.string().nullish(),
  experience: z.array(z.string()),
  skills: z.array(z.string()),
  why: z.string().optional(),
});
const person = z.object({ name: z.string(), age: z.number().int() });
const opt = z.object({ foo: z.string().optional() });
const foo = z.object({ foo: z.string() });
const fooList = z.object({ hi: z.array(z.string()) });
const multi = z.object({ one: z.string(), two: z.number().int(), three: z.boolean() });
const address = z.object({ street: z.string(), city: z.string(), zip: z.string().nullish() });
const user = z.object({ id: z.number().int(), name: z.string(), address, tags: z.array(z.string()).default([]) });
const tree: z.ZodType = z.object({
  data: z.number().int(),
  get left() {
    return tree.nullable();
  },
  get right() {
    return tree.nullable();
  },
});
const linked: z.ZodType = z.object({
  head: z.number().int(),
  get next() {
    return linked.nullish();
  },
});
const folder: z.ZodType = z.object({
  name: z.string(),
  get children() {
    return z.array(folder);
  },
});
const json: z.ZodType = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(json), z.record(z.string(), json)]),
);
export const objects: readonly Group[] = [
  {
    title: 'optional field class',
    schema: opt,
    situations: [
      ['{}', {}, 'clean'],
      ['{"foo": ""}', { foo: '' }, 'clean'],
      ['{"foo": "bar"}', { foo: 'bar' }, 'clean'],
      ['{"foo": null}', {}, 'sure'],
      ['{"foo": ["bar"]}', { foo: 'bar' }, 'sure'],
      ['{"bar": 1}', { bar: 1 }, 'guess'],
      ['{"error": "busy"}', { error: 'busy' }, 'guess'],
      ['{"properties": {"foo": {"type": "string"}}}', { foo: '{"type": "string"}' }, 'guess'],
      ['{"bar": 1, "foo": "a"}', { bar: 1, foo: 'a' }, 'clean'],
      ['{"result": {"foo": "a"}}', { foo: 'a' }, 'sure'],
    ],
  },
  {
    title: 'single field',
    schema: foo,
    situations: [
      ['{"foo": "bar"}', { foo: 'bar' }, 'clean'],
      ['bar', { foo: 'bar' }, 'guess'],
      ['{"foo": "bar", "x": 1}', { foo: 'bar', x: 1 }, 'clean'],
      ['The output is: {"foo": "bar"}', { foo: 'bar' }, 'sure'],
      ['This is a test. The values are: {"foo": "ba[r"}', { foo: 'ba[r' }, 'sure'],
      ['This is a test. The values are: {"foo": "ba{r"}', { foo: 'ba{r' }, 'sure'],
      ['{"foo": [["bar"]]}', { foo: 'bar' }, 'sure'],
      ['{"Foo": "bar"}', { foo: 'bar' }, 'sure'],
      ['{foo: bar}', { foo: 'bar' }, 'sure'],
      ['{foo: bar baz}', { foo: 'bar baz' }, 'sure'],
      ['foo: bar', { foo: 'bar' }, 'sure'],
      ['{"foo": {"foo": "bar"}}', { foo: 'bar' }, 'sure'],
      ['{"foo": 12}', { foo: '12' }, 'sure'],
      ['Some {thing} and {other} then {"foo": "bar"}', { foo: 'bar' }, 'sure'],
      ['{"foo": "{\\"foo\\": [\\"bar\\"]}"}', { foo: '{"foo": ["bar"]}' }, 'clean'],
      [
        '{ foo: "Here is how you can build the API call:\\n```json\\n{\\"foo\\": {\\"world\\": []}}\\n```" }',
        { foo: 'Here is how you can build the API call:\n```json\n{"foo": {"world": []}}\n```' },
        'sure',
      ],
      [
        '{"foo": "Here is:\n```json\n{\n  \\"a\\": 1\n}\n```\n"}',
        { foo: 'Here is:\n```json\n{\n  "a": 1\n}\n```\n' },
        'sure',
      ],
    ],
  },
  {
    title: 'single list field',
    schema: fooList,
    situations: [
      ['{"hi": ["a"]}', { hi: ['a'] }, 'clean'],
      ['["a", "b"]', { hi: ['a', 'b'] }, 'sure'],
      ['{"hi": "a"}', { hi: ['a'] }, 'sure'],
      ['a', { hi: ['a'] }, 'guess'],
      ['- a\n- b', { hi: ['a', 'b'] }, 'guess'],
      ['{"hi": ["a", "b"', { hi: ['a', 'b'] }, 'guess'],
      ['{"hi": {"0": "a"}}', { hi: ['a'] }, 'sure'],
    ],
  },
  {
    title: 'three fields',
    schema: multi,
    situations: [
      ['{"one": "hi", "two": 1, "three": true}', { one: 'hi', two: 1, three: true }, 'clean'],
      ['{"one": "hi", "two": "1", "three": "true"}', { one: 'hi', two: 1, three: true }, 'sure'],
      [
        'Here is the answer.\n```json\n{"one": "hi", "two": 1, "three": true}\n```\nAnd some\n```json\n{"test2": {"key2": "value"}}\n```',
        { one: 'hi', two: 1, three: true },
        'sure',
      ],
      [
        '{"test2": {"key2": "value"}} and {"one": "hi", "two": 1, "three": true}',
        { one: 'hi', two: 1, three: true },
        'sure',
      ],
      ["{'one': 'hi', 'two': 1, 'three': True}", { one: 'hi', two: 1, three: true }, 'sure'],
      ['{one: hi, two: 1, three: true}', { one: 'hi', two: 1, three: true }, 'sure'],
      ['{\n one: hi there\n two: 1\n three: true\n}', { one: 'hi there', two: 1, three: true }, 'sure'],
      ['one: hi\ntwo: 1\nthree: true', { one: 'hi', two: 1, three: true }, 'sure'],
      ['**one**: hi\n**two**: 1\n**three**: true', { one: 'hi', two: 1, three: true }, 'sure'],
      ['- one: hi\n- two: 1\n- three: yes', { one: 'hi', two: 1, three: true }, 'sure'],
      ['one = "hi"\ntwo = 1\nthree = true', { one: 'hi', two: 1, three: true }, 'sure'],
      ['<one>hi</one>\n<two>1</two>\n<three>true</three>', { one: 'hi', two: 1, three: true }, 'sure'],
      ['multi(one="hi", two=1, three=True)', { one: 'hi', two: 1, three: true }, 'sure'],
      ['Multi { one: "hi", two: 1, three: true }', { one: 'hi', two: 1, three: true }, 'sure'],
      ['{"one" => "hi", "two" => 1, "three" => true}', { one: 'hi', two: 1, three: true }, 'sure'],
      ['| one | two | three |\n|---|---|---|\n| hi | 1 | true |', { one: 'hi', two: 1, three: true }, 'sure'],
      ['one: hi, two: 1, three: true', { one: 'hi', two: 1, three: true }, 'sure'],
      ['```yaml\none: hi\ntwo: 1\nthree: true\n```', { one: 'hi', two: 1, three: true }, 'sure'],
      ['Sure, here it is:\n\none: hi\ntwo: 1\nthree: true', { one: 'hi', two: 1, three: true }, 'sure'],
      ['"one": "hi", "two": 1, "three": true', { one: 'hi', two: 1, three: true }, 'guess'],
      ['{"one": "hi", "two": 1}', { one: 'hi', two: 1 }, 'guess'],
      ['["hi", 1, true]', { one: 'hi', two: 1, three: true }, 'guess'],
      ['{"one": "hi"}{"two": 1}{"three": true}', { one: 'hi', two: 1, three: true }, 'sure'],
      [
        '{"result": "{\\"one\\": \\"hi\\", \\"two\\": 1, \\"three\\": true}"}',
        { one: 'hi', two: 1, three: true },
        'sure',
      ],
      ['{"properties": {"one": "hi", "two": 1, "three": true}}', { one: 'hi', two: 1, three: true }, 'sure'],
      [
        '{"type": "object", "properties": {"one": {"type": "string"}}}\n{"one": "hi", "two": 1, "three": true}',
        { one: 'hi', two: 1, three: true },
        'sure',
      ],
    ],
  },
  {
    title: 'resume',
    schema: resume,
    situations: [
      [
        '{"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","SQL"]}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'clean',
      ],
      [
        '```json\n{\n  "name": "Ann Lee",\n  "email": "ann@x.org",\n  "experience": [\n    "ACME, 2020",\n    "Foo"\n  ],\n  "skills": [\n    "Go",\n    "SQL"\n  ]\n}\n```',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        'I\'ll extract it step by step.\n\n1. The name is Ann Lee.\n2. Skills [Go, SQL].\n\n{"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","SQL"]}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","SQL"],"phone":null}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'], phone: null },
        'clean',
      ],
      [
        '{\n name: "Ann Lee",\n email: "ann@x.org",\n experience: [\n "ACME, 2020",\n "Foo"\n ],\n skills: ["Go", "SQL"]\n}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{\n name: Ann Lee,\n email: ann@x.org,\n experience: [\n "ACME, 2020",\n Foo\n ],\n skills: [Go, SQL]\n}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{"name": "Ann Lee", "email": "ann@x.org", "experience": ["ACME, 2020", "Foo"], "skills": "Go"}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go'] },
        'sure',
      ],
      [
        '{"name": "Ann Lee", "email": "ann@x.org", "experience": ["ACME, 2020", "Foo"], "skills": ["Go", "SQL"], "why": "She said "yes" to me"}',
        {
          name: 'Ann Lee',
          email: 'ann@x.org',
          experience: ['ACME, 2020', 'Foo'],
          skills: ['Go', 'SQL'],
          why: 'She said "yes" to me',
        },
        'sure',
      ],
      [
        '{"name": "Ann Lee", "experience": [], "skills": [], "email": null}',
        { name: 'Ann Lee', experience: [], skills: [] },
        'sure',
      ],
      [
        '{"resume": {"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","SQL"]}}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{"name": "Ann Lee", "experience": [{"company": "ACME"}], "skills": []}',
        { name: 'Ann Lee', experience: ['{"company": "ACME"}'], skills: [] },
        'guess',
      ],
      [
        '"{\\"name\\":\\"Ann Lee\\",\\"email\\":\\"ann@x.org\\",\\"experience\\":[\\"ACME, 2020\\",\\"Foo\\"],\\"skills\\":[\\"Go\\",\\"SQL\\"]}"',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '<resume>\n{\n "name": "Ann Lee",\n "email": "ann@x.org",\n "experience": [\n  "ACME, 2020",\n  "Foo"\n ],\n "skills": [\n  "Go",\n  "SQL"\n ]\n}\n</resume>',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        'First draft: {"name": "Ann"}\nBetter:\n{"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","SQL"]}\nDone!',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{"name":"Ann Lee","email":"ann@x.org","experience":["ACME, 2020","Foo"],"skills":["Go","',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', ''] },
        'guess',
      ],
      [
        '{"NAME": "Ann Lee", "Email": "ann@x.org", "Experience": ["ACME, 2020", "Foo"], "SKILLS": ["Go", "SQL"]}',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020', 'Foo'], skills: ['Go', 'SQL'] },
        'sure',
      ],
      [
        '{ "name": "Ann Lee", "email": "ann@x.org", "experience": "ACME, 2020", "skills": "Go, SQL" }',
        { name: 'Ann Lee', email: 'ann@x.org', experience: ['ACME, 2020'], skills: ['Go, SQL'] },
        'guess',
      ],
    ],
  },
  {
    title: 'person several',
    schema: person,
    situations: [
      ['{"name": "Ada"}\n\nActually:\n{"name": "Ada", "age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": 36}\n\nNote: {"age"} is a guess.', { name: 'Ada', age: 36 }, 'guess'],
      ['{"name": "Ada", "age": "thirty-six"}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": "36 years old"}', { name: 'Ada', age: 36 }, 'guess'],
      ['{"name": "Ada", "age": "~36"}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": "36-37"}', { name: 'Ada' }, 'guess'],
      ['{"name": "Ada", "age": 36.0}', { name: 'Ada', age: 36 }, 'clean'],
      ['{"name": "Ada", "age": 36 /* I think */}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada" "age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": 36, "age": 37}', { name: 'Ada', age: 37 }, 'guess'],
      ['{"full_name": "Ada", "age": 36}', { name: 'Ada', age: 36 }, 'guess'],
      ['{"person_name": "Ada", "person_age": 36}', { name: 'Ada', age: 36 }, 'guess'],
      ['{"name:": "Ada", "age ": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{" name ": "Ada", "Age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"\\"name\\"": "Ada", "age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"person": {"name": "Ada"}, "age": 36}', { person: { name: 'Ada' }, age: 36, name: 'Ada' }, 'guess'],
      ['{"data": [{"name": "Ada", "age": 36}]}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"data": {"person": {"name": "Ada", "age": 36}}}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": {"value": "36"}}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada", "age": "thirty"}', { name: 'Ada', age: 30 }, 'sure'],
      ['Ada is 36', {}, 'guess'],
      ['{"people": [{"name": "Ada", "age": 36}, {"name": "Bo", "age": 2}]}', { name: 'Ada', age: 36 }, 'guess'],
      [
        'My draft was {"name": "Bo", "age": 1}.\n\nFinal answer:\n```json\n{"name": "Ada", "age": 36}\n```',
        { name: 'Ada', age: 36 },
        'guess',
      ],
      ['<think>{"name": "Bo", "age": 1}</think>\n{"name": "Ada", "age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      [
        '<scratchpad>\nperson = {"name": "Bo", "age": 1}\n</scratchpad>\n<answer>{"name": "Ada", "age": 36}</answer>',
        { name: 'Ada', age: 36 },
        'sure',
      ],
      ['name,age\nAda,36', { name: 'Ada', age: 36 }, 'sure'],
      ['{"$schema": "x", "name": "Ada", "age": 36}', { $schema: 'x', name: 'Ada', age: 36 }, 'clean'],
      ['{"name": "Ada", "age": ""}', { name: 'Ada' }, 'guess'],
      ['{"name": , "age": 36}', { age: 36 }, 'guess'],
      ['{"name": "Ada"; "age": 36}', { name: 'Ada', age: 36 }, 'sure'],
      ['("name": "Ada", "age": 36)', {}, 'guess'],
      ['{"name"="Ada","age"=36}', { name: 'Ada', age: 36 }, 'sure'],
      ['{"name": "Ada\n", "age": 36}', { name: 'Ada\n', age: 36 }, 'sure'],
    ],
  },
  {
    title: 'nested',
    schema: user,
    situations: [
      [
        '{"id": 1, "address": {"street": "S", "city": "C", "name": "A"}}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' } },
        'guess',
      ],
      [
        '{"id": 1, "name": "A", "address": {"street": "S", "city": "C"}}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' } },
        'clean',
      ],
      [
        '{"id": "1", "name": "A", "address": "{\\"street\\": \\"S\\", \\"city\\": \\"C\\"}"}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' } },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "address": [{"street": "S", "city": "C"}]}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' } },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "address": {"Street": "S", "City": "C", "ZIP": 123}}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C', zip: '123' } },
        'sure',
      ],
      [
        '{"user": {"id": 1, "name": "A", "address": {"street": "S", "city": "C", "zip": 0123}}}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C', zip: '0123' } },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "address": {"street": "S", "city": "C"}, "tags": null}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' } },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "address": {"street": "S", "city": "C"}, "tags": "x"}',
        { id: 1, name: 'A', address: { street: 'S', city: 'C' }, tags: ['x'] },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "address": {"street": "S, 5", "city": C, "zip": null}}',
        { id: 1, name: 'A', address: { street: 'S, 5', city: 'C', zip: null } },
        'sure',
      ],
      [
        '{"id": 1, "name": "A", "street": "S", "city": "C"}',
        { id: 1, name: 'A', street: 'S', city: 'C', address: { street: 'S', city: 'C' } },
        'guess',
      ],
    ],
  },
  {
    title: 'tree',
    schema: tree,
    situations: [
      [
        '{"data": 1, "left": {"data": 2, "left": null, "right": null}, "right": null}',
        { data: 1, left: { data: 2, left: null, right: null }, right: null },
        'clean',
      ],
      [
        '{"data": 1, "left": {"data": "2"}}',
        { data: 1, left: { data: 2, left: null, right: null }, right: null },
        'sure',
      ],
      ['The tree is:\n```json\n{"data": 1}\n```', { data: 1, left: null, right: null }, 'sure'],
      [
        '{"data": 1, "left": "null", "right": {}}',
        { data: 1, left: null, right: { left: null, right: null } },
        'guess',
      ],
      ['{"data": 1, "left": 2, "right": 3}', { data: 1 }, 'guess'],
    ],
  },
  {
    title: 'linked',
    schema: linked,
    situations: [
      [
        '{"head": 1, "next": {"head": 2, "next": {"head": 3}}}',
        { head: 1, next: { head: 2, next: { head: 3 } } },
        'clean',
      ],
      ['{"head": "1", "next": {"Head": 2, "next": null}}', { head: 1, next: { head: 2, next: null } }, 'sure'],
      ['{"head": 1, "next": {"head": 2', { head: 1, next: { head: 2 } }, 'guess'],
      ['{"linked": {"head": 1}}', { head: 1 }, 'sure'],
    ],
  },
  {
    title: 'folder',
    schema: folder,
    situations: [
      [
        '{"name": "a", "children": [{"name": "b", "children": []}]}',
        { name: 'a', children: [{ name: 'b', children: [] }] },
        'clean',
      ],
      [
        '{"name": "a", "children": {"name": "b", "children": []}}',
        { name: 'a', children: [{ name: 'b', children: [] }] },
        'sure',
      ],
      ['{"name": "a", "children": null}', { name: 'a', children: [] }, 'sure'],
      [
        '{name: a, children: [{name: b, children: []}, {name: c, children: []}]}',
        {
          name: 'a',
          children: [
            { name: 'b', children: [] },
            { name: 'c', children: [] },
          ],
        },
        'sure',
      ],
    ],
  },
  {
    title: 'json alias',
    schema: json,
    situations: [
      ['{"a": [1, "x", null]}', { a: [1, 'x', null] }, 'clean'],
      ['[1, 2]', [1, 2], 'clean'],
      ["{'a': True}", { a: true }, 'sure'],
      ['"x"', 'x', 'clean'],
      ['{"a": {"b": {"c": [true]}}}', { a: { b: { c: [true] } } }, 'clean'],
      ['```json\n{"a": 1}\n```', { a: 1 }, 'sure'],
    ],
  },
  {
    title: 'record of ints',
    schema: z.record(z.string(), z.number().int()),
    situations: [
      ['{"a": 1}', { a: 1 }, 'clean'],
      ['{a: "1", b: 2.0}', { a: 1, b: 2 }, 'sure'],
      ['{1: 2}', { '1': 2 }, 'sure'],
      ['{"a": "1,000"}', { a: 1000 }, 'sure'],
      ['[["a", 1], ["b", 2]]', { a: 1, b: 2 }, 'sure'],
      ['[{"key": "a", "value": 1}, {"key": "b", "value": 2}]', { a: 1, b: 2 }, 'sure'],
      ['[{"a": 1}, {"b": 2}]', { a: 1, b: 2 }, 'sure'],
      ['a: 1\nb: 2', { a: 1, b: 2 }, 'sure'],
      ['{"a": 1,\n"b": 2, // two\n}', { a: 1, b: 2 }, 'sure'],
      ['{"a": 1, "b": "x"}', { a: 1 }, 'guess'],
      ['{"map": {"a": 1}}', { a: 1 }, 'sure'],
      ['{"a b": 1, "c\\nd": 2}', { 'a b': 1, 'c\nd': 2 }, 'clean'],
      ['"{\\"a\\": 1}"', { a: 1 }, 'sure'],
      ['null', {}, 'guess'],
    ],
  },
  {
    title: 'record by enum',
    schema: z.partialRecord(z.enum(['A', 'B']), z.string()),
    situations: [
      ['{"A": "x"}', { A: 'x' }, 'clean'],
      ['{"a": "x", "B": 1}', { A: 'x', B: '1' }, 'sure'],
      ['{"C": "x"}', {}, 'guess'],
    ],
  },
  {
    title: 'record of classes',
    schema: z.record(z.string(), person),
    situations: [
      ['{"x": {"name": "Ada", "age": 36}, "y": "lost"}', { x: { name: 'Ada', age: 36 } }, 'guess'],
      ['{"x": {"name": "Ada", "age": "36"}}', { x: { name: 'Ada', age: 36 } }, 'sure'],
      [
        '{"x": {"name": "Ada", "age": 36}, "y": {"name": "Ada", "age": 36}}',
        { x: { name: 'Ada', age: 36 }, y: { name: 'Ada', age: 36 } },
        'clean',
      ],
      ['{"x": [{"name": "Ada", "age": 36}]}', { x: { name: 'Ada', age: 36 } }, 'sure'],
      ['{x: {name: Ada, age: 36}}', { x: { name: 'Ada', age: 36 } }, 'sure'],
    ],
  },
  {
    title: 'record of lists',
    schema: z.record(z.string(), z.array(z.string())),
    situations: [
      ['{"a": "x", "b": ["y"]}', { a: ['x'], b: ['y'] }, 'sure'],
      ['{"a": null}', { a: [] }, 'sure'],
      ['{"a": [1]}', { a: ['1'] }, 'sure'],
    ],
  },
  {
    title: 'tuple',
    schema: {
      type: 'array',
      prefixItems: [{ type: 'string' }, { type: 'integer' }, { enum: ['on', 'off'] }],
      items: false,
    },
    situations: [
      ['["a", 1, "on"]', ['a', 1, 'on'], 'clean'],
      ['("a", "1", "ON")', ['a', 1, 'on'], 'sure'],
      ['["a", 1, "on", 5]', ['a', 1, 'on'], 'guess'],
      ['a, 1, on', ['a', 1, 'on'], 'sure'],
      ['["a", 1]', ['a', 1], 'clean'],
    ],
  },
  {
    title: 'const/anyOf',
    schema: {
      anyOf: [
        {
          type: 'object',
          properties: { kind: { const: 'a' }, n: { type: 'integer' } },
          required: ['kind', 'n'],
          additionalProperties: false,
        },
        { type: 'object', properties: { kind: { const: 'b' }, s: { type: 'string' } }, required: ['kind', 's'] },
      ],
    },
    situations: [
      ['{"kind": "a", "n": "1"}', { kind: 'a', n: 1 }, 'sure'],
      ['{"kind": "B", "s": 1}', { kind: 'b', s: '1' }, 'sure'],
      ['{"n": 1}', { n: 1, kind: 'a' }, 'sure'],
      ['{"s": "x"}', { s: 'x', kind: 'b' }, 'sure'],
      ['{"kind": "a", "n": 1, "z": 2}', { kind: 'a', n: 1 }, 'sure'],
      ['{"kind": "c", "s": "x"}', { s: 'x' }, 'guess'],
      ['{"Kind": "A", "N": 1}', { kind: 'a', n: 1 }, 'sure'],
    ],
  },
  {
    title: 'additionalProperties ints',
    schema: {
      type: 'object',
      properties: { name: { type: 'string' } },
      required: ['name'],
      additionalProperties: { type: 'integer' },
    },
    situations: [
      ['{"name": "x", "a": "1"}', { name: 'x', a: 1 }, 'sure'],
      ['{"Name": "x", "a": 1}', { name: 'x', a: 1 }, 'sure'],
      ['{"name": 5, "a": "q"}', { name: '5' }, 'guess'],
    ],
  },
];
