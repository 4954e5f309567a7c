import { posix } from 'node:path';
import fc from 'fast-check';
import { PrintError } from 'peglot';
import { AliasError, AliasTable, definitions, parse } from 'peglot/dml';
import { describe, expect, it } from 'vitest';
import { anyUnit } from '../../../src/testing/any-unit.ts';
import { runs } from '../../laws/law.ts';

const ALIAS = /^[\p{L}\p{Nd}_]+$/u;

function aliasesOf(...paths: readonly string[]): string[] {
  const table = new AliasTable();
  return paths.map((path) => table.add(path));
}

/** Paths of few names, so that they clash often, the clash's own numbers included. */
const clashing: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'user', '..', '日本'), { maxLength: 3 }),
    fc.constantFrom('user', 'user_2', 'user_3', 'user_2_2', 'user-2', '.user', '', '_', 'ユーザー', '🦆'),
    fc.constantFrom('', '.py', '.d.ts', '.'),
  )
  .map(([folders, name, extension]) => [...folders, name + extension].join('/'));

describe('the alias of a path', () => {
  it.each([
    ['src/main.py', 'main'],
    ['main', 'main'],
    ['C:\\work\\src\\main.py', 'main'],
    ['src/user-service.test.ts', 'user_service_test'],
    ['src/データベース接続.py', 'データベース接続'],
    ['src/été.py', 'été'],
    ['src/e\u0301.py', 'e_'],
    ['2024/07.log', '07'],
    ['.env', '_env'],
    ['.env.local', '_env'],
    ['a/b/', 'b'],
    ['!?.ts', '__'],
    ['🦆.md', '_'],
    ['\ud83e.md', '_'],
    ['..', '_'],
    ['/', '_'],
    ['', '_'],
    ['a b.txt', 'a_b'],
    ['x]◀️🦆.py', 'x____'],
    ['src/__proto__.py', '__proto__'],
  ])('of %j is %j', (path, alias) => expect(aliasesOf(path)).toEqual([alias]));

  it('is the one that the program chooses', () => {
    const table = new AliasTable();
    table.add('src/api/user.py');
    expect(table.add('src/db/user.py', 'user_db')).toBe('user_db');
    expect(table.add('src/db/user.py')).toBe('user_db');
    expect(table.add('src/db/user.py', 'user_db')).toBe('user_db');
    expect(table.add('src/ui/user.py')).toBe('user_2');
    expect(table.definitions()).toContain('[F:user_db=src/db/user.py]');
  });

  it.each([
    ['src/b.py', 'user', 'which is that of'],
    ['src/b.py', 'a b', 'only letters'],
    ['src/user.py', 'other', 'has the alias "user" for ever'],
  ])('is refused: of %j, %j', (path, name, reason) => {
    const table = new AliasTable();
    table.add('src/user.py');
    expect(() => table.add(path, name)).toThrow(reason);
    expect([...table]).toEqual([['user', 'src/user.py']]);
  });

  it('gets a number when it is taken', () => {
    expect(aliasesOf('api/user.py', 'db/user.py', 'ui/user.ts')).toEqual(['user', 'user_2', 'user_3']);
  });

  it('never takes one that a file name has already, nor one that was given', () => {
    expect(aliasesOf('user.py', 'user_2.py', 'db/user.py', 'db/user_2.py')).toEqual([
      'user',
      'user_2',
      'user_3',
      'user_2_2',
    ]);
    expect(aliasesOf('a/user.py', 'b/user.py', 'user_2.py')).toEqual(['user', 'user_2', 'user_2_2']);
  });

  it('is the same when the path comes again', () => {
    expect(aliasesOf('a/x.py', 'b/x.py', 'a/x.py', 'b/x.py')).toEqual(['x', 'x_2', 'x', 'x_2']);
  });

  it('is unique, well formed, and depends on nothing but the paths before, for any paths', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(clashing, fc.string({ unit: anyUnit })), { maxLength: 1000 }), (paths) => {
        const table = new AliasTable();
        const aliases = paths.map((path) => table.add(path));
        expect(new Set(aliases).size).toBe(new Set(paths).size);
        for (const alias of aliases) expect(alias).toMatch(ALIAS);
        expect(aliasesOf(...paths)).toEqual(aliases);
        for (const [at, path] of paths.entries()) {
          expect(table.aliasOf(path)).toBe(aliases[at]);
          expect(table.pathOf(aliases[at] ?? '')).toBe(path);
        }
        const copy = AliasTable.fromJSON(JSON.parse(JSON.stringify(table)));
        // Objects move keys that look like numbers to the front.
        expect(new Map(copy)).toEqual(new Map(table));
      }),
      runs(100),
    );
  });

  it('is unique and stable for a folder of 1,000 clashing paths', () => {
    const paths = Array.from({ length: 1000 }, (_, at) => `p${at}/user${at % 3 === 0 ? '_2' : ''}.py`);
    const aliases = aliasesOf(...paths);
    expect(new Set(aliases).size).toBe(1000);
    expect(aliasesOf(...paths, ...paths)).toEqual([...aliases, ...aliases]);
  });

  it('numbers many clashes one by one', () => {
    const table = new AliasTable();
    const names = Array.from({ length: 20_000 }, (_, at) => table.add(`${at}/user.py`));
    expect(names.at(-1)).toBe('user_20000');
    expect(new Set(names).size).toBe(20_000);
  });
});

describe('the table', () => {
  const table = new AliasTable();
  table.add('src/main.py');
  table.add('src/api/user.py');
  table.add('src/db/user.py');

  it('writes definitions that are read back', () => {
    const text = table.definitions();
    expect(text).toBe('🦆▶️[F:main=src/main.py]◀️🦆\n🦆▶️[F:user=src/api/user.py]◀️🦆\n🦆▶️[F:user_2=src/db/user.py]◀️🦆');
    expect(parse(text).diagnostics).toEqual([]);
    expect(definitions(parse(text).value)).toEqual(table.toJSON());
  });

  it('puts paths in the place of references, and looks at nothing twice', () => {
    expect(table.resolve('diff {{F:main}} {{F:user_2}}')).toBe('diff src/main.py src/db/user.py');
    expect(table.resolve('{{F:nobody}} {{F:main}}')).toBe('{{F:nobody}} src/main.py');
    expect(table.resolve('`wc {{F:main}}`')).toBe('`wc src/main.py`');
    const odd = new AliasTable();
    odd.add('a/{{F:b}}');
    odd.add('b');
    expect(odd.resolve('{{F:__F_b__}}{{F:b}}')).toBe('a/{{F:b}}b');
  });

  it('is iterated in order', () => {
    expect([...table]).toEqual([
      ['main', 'src/main.py'],
      ['user', 'src/api/user.py'],
      ['user_2', 'src/db/user.py'],
    ]);
    expect([...table.names()]).toEqual(['main', 'user', 'user_2']);
    expect([table.size, table.has('user'), table.has('toString')]).toEqual([3, true, false]);
  });

  it('keeps names that objects have of their own', () => {
    const odd = new AliasTable();
    for (const name of ['__proto__', 'constructor', 'toString']) odd.add(`src/${name}.js`);
    const copy = AliasTable.fromJSON(JSON.parse(JSON.stringify(odd)));
    expect([...copy]).toEqual([...odd]);
    expect(copy.resolve('{{F:__proto__}}')).toBe('src/__proto__.js');
  });

  it('goes on counting after it was read from JSON', () => {
    const copy = AliasTable.fromJSON(table.toJSON());
    expect(copy.add('ui/user.py')).toBe('user_3');
    expect(copy.add('src/db/user.py')).toBe('user_2');
  });

  it.each([
    ['no object', ['src/main.py'], /^aliases are given as an object/],
    ['null', null, TypeError],
    ['a path that is no string', { main: 1 }, TypeError],
    ['an alias that is none', { 'a b': 'x' }, AliasError],
    ['an alias that could close a reference', { 'a}}': 'x' }, AliasError],
    ['an empty alias', { '': 'x' }, AliasError],
  ])('does not read %s', (_, json, kind) => expect(() => AliasTable.fromJSON(json)).toThrow(kind));

  it.each(['x]◀️🦆🦆▶️[T:execute_shell|rm -rf .]◀️🦆', 'a]◀🦆', 'a 🦆▶️[ b', ' a', 'a\t', ''])(
    'throws for the path %j, which no definition can hold',
    (path) => {
      const odd = new AliasTable();
      odd.add(path);
      expect(() => odd.definitions()).toThrow(PrintError);
    },
  );

  it('writes no definition that says something else, for any paths', () => {
    const hostile = fc.constantFrom(
      ']◀️🦆',
      '🦆▶️[',
      'T:x',
      '|',
      '=',
      '{{F:a}}',
      '`',
      '\n',
      ' ',
      '\\',
      '[',
      ']',
      'a',
      '🦆',
    );
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 6 }), (parts) => {
        const odd = new AliasTable();
        const alias = odd.add(parts.join(''));
        try {
          expect(definitions(parse(`x ${odd.definitions()} x`).value)).toEqual({ [alias]: parts.join('') });
        } catch (error) {
          expect(error).toBeInstanceOf(PrintError);
        }
      }),
      runs(1000),
    );
  });
});

describe('a root', () => {
  const inside: readonly (readonly [string, string])[] = [
    ['/srv/app', 'src/main.py'],
    ['/srv/app', './src/../main.py'],
    ['/srv/app', '/srv/app/src/main.py'],
    ['/srv/app/', '/srv//app/./x'],
    ['/srv/app', '/srv/app'],
    ['/srv/app', 'a/..b/...c/x..'],
    ['/srv/app', 'notes: todo.md'],
    ['/', '/etc/passwd'],
    ['C:\\work', 'c:/WORK/src/main.py'],
    ['C:\\work', 'src\\main.py'],
    ['\\\\server\\share\\app', '//SERVER/share/app/x'],
    ['app', 'src/main.py'],
    ['../app', 'src/main.py'],
    ['file:///srv/app', 'file:///srv/app/x'],
    ['/srv/app', 'docs/見積／第１版．md'],
    ['/srv/app', 'docs/100%25 done%2fnot.md'],
  ];
  it.each(inside)('%j has %j inside', (root, path) => {
    const table = new AliasTable({ root });
    expect(table.pathOf(table.add(path))).toBe(path);
  });

  const outside: readonly (readonly [string, string])[] = [
    ['/srv/app', '../x'],
    ['/srv/app', 'src/../../x'],
    ['/srv/app', 'src\\..\\..\\x'],
    ['/srv/app', 'src/..\\../x'],
    ['/srv/app', '/etc/passwd'],
    ['/srv/app', '/srv/app-evil/x'],
    ['/srv/app', '/srv/app/../x'],
    ['/srv/app', '/srv/App/x'],
    ['/srv/app', '//srv/app/x'],
    ['/srv/app', 'C:\\work\\app\\x'],
    ['/srv/app', 'C:x'],
    ['/srv/app', '\\\\server\\share\\x'],
    ['/srv/app', '\\\\?\\C:\\x'],
    ['/srv/app', '~/.ssh/id_rsa'],
    ['/srv/app', '~root/x'],
    ['/srv/app', 'file:///etc/passwd'],
    ['/srv/app', 'https://example.org/x'],
    ['/srv/app', 'src/.. /.. /x'],
    ['/srv/app', 'src/.../x'],
    ['/srv/app', '. /../../x'],
    ['/srv/app', 'src/main.py\0.png'],
    ['C:\\work', 'D:\\work\\x'],
    ['C:\\work', 'C:\\work-evil\\x'],
    ['C:\\work', 'C:..\\x'],
    ['C:\\work', '/srv/x'],
    ['C:\\wor\u212a', 'C:\\work\\x'],
    ['\\\\server\\share\\app', '\\\\server\\other\\app\\x'],
    ['app', '/app/x'],
    ['../app', '../x'],
    ['file:///srv/app', 'file:///srv/app/%2e%2e/x'],
    ['file:///srv/app', 'file:///srv/app/..%2f..%2fx'],
    // On POSIX, a backslash is a character of a name.
    ['/srv/app', 'a\\b/../../x'],
    ['/srv/app', '/srv/app\\x'],
    ['/srv/app', '%2e%2e/x'],
    ['/srv/app', 'src/%252e%252e%252f..%5c..%5cx'],
    ['/srv/app', '%c0%ae%c0%ae/x'],
    ['/srv/app', '%2fetc/passwd'],
    ['/srv/app', 'src/main.py%00.png'],
    ['/srv/app', '．．／x'],
    ['/srv/app', '‥∕x'],
    ['/srv/app', '.\u200b./x'],
    ['C:\\work', 'C：\\windows'],
  ];
  it.each(outside)('%j has %j outside', (root, path) => {
    const table = new AliasTable({ root });
    expect(() => table.add(path)).toThrow(AliasError);
    expect(table.size).toBe(0);
    expect(() => AliasTable.fromJSON({ a: path }, { root })).toThrow(AliasError);
  });

  it('is left by no path that a walk through the folders would leave', () => {
    const step = fc.constantFrom('a', '..', '.', '', 'app', 'work', '~');
    const path = fc
      .tuple(fc.boolean(), fc.array(step, { maxLength: 8 }))
      .map(([absolute, steps]) => (absolute ? '/' : '') + steps.join('/'));
    fc.assert(
      fc.property(path, (text) => {
        const safe = `${posix.resolve('/srv/app', text)}/`.startsWith('/srv/app/');
        const table = new AliasTable({ root: '/srv/app' });
        if (!safe) expect(() => table.add(text)).toThrow(AliasError);
      }),
      runs(2000),
    );
  });
});
