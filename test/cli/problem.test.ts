import { constants } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decode } from '../../src/cli/decode.ts';
import { optionalPeer } from '../../src/cli/optional-peer.ts';
import { fileProblem, Problem, refusalOf, reportProblem, suspect } from '../../src/cli/problem.ts';

let stderr = '';

beforeEach(() => {
  stderr = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += String(text);
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

function codedError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test('what the system says of a file, in words', () => {
  const codes =
    'ENOENT ENOTDIR EEXIST ENAMETOOLONG ELOOP EISDIR EACCES EPERM EROFS ENOSPC ERR_FS_FILE_TOO_LARGE EIO'.split(' ');
  expect(codes.map((code) => refusalOf(fileProblem('a.txt', codedError(code))))).toEqual([
    'a.txt: there is no such file; check the name',
    'a.txt: there is no such file; check the name',
    'a.txt: it is there already; choose another name',
    'a.txt: the name is too long; check the name',
    'a.txt: this is a symbolic link; name the file that it leads to',
    'a.txt: this is a directory; name the files in it, for example with a glob',
    'a.txt: permission denied; change the permissions of the file',
    'a.txt: permission denied; change the permissions of the file',
    'a.txt: the file system is read-only; copy the file elsewhere',
    'a.txt: the disk is full; make room and try again',
    'a.txt: the file is too large to read at once; split it',
    'a.txt: the system says EIO; check the file and the disk',
  ]);
  const other = new Error('no code');
  expect(fileProblem('a.txt', other)).toBe(other);
  expect(refusalOf(other)).toBe('unexpected no code');
});

test('a text that no string can hold is none', () => {
  const bytes = Object.defineProperty(new Uint8Array(), 'length', { value: constants.MAX_STRING_LENGTH + 1 });
  expect(() => decode(bytes, 'a.txt')).toThrow(new Problem('a.txt: the text is too large', 'split it'));
});

test('a package that is not there is named, another fault is thrown on', async () => {
  const loading = (error: Error) => optionalPeer('peglot batch --queue', 'bullmq ioredis', () => Promise.reject(error));
  const missing = await loading(codedError('ERR_MODULE_NOT_FOUND')).catch(refusalOf);
  expect(missing).toBe('peglot batch --queue needs bullmq ioredis; install it: npm i bullmq ioredis');
  const broken = codedError('ERR_DLOPEN_FAILED');
  await expect(loading(broken)).rejects.toBe(broken);
});

test('a problem is one line on standard error, its details below, and the exit code', () => {
  reportProblem(new Problem('a\nb', 'mend it', 1, '> 1 | a\u0007\n'));
  expect(stderr).toBe('peglot: a\\u000ab; mend it\n> 1 | a\\u0007\n');
  expect(process.exitCode).toBe(1);
  stderr = '';
  reportProblem(new Problem('a', 'mend it'));
  expect(stderr).toBe('peglot: a; mend it\n');
  expect(process.exitCode).toBe(2);
});

test('what is no problem is a fault: of this program, or of the code of a format of one’s own', () => {
  const fault = new TypeError('x is undefined\nmore');
  reportProblem(fault);
  reportProblem('thrown text');
  suspect('./todo.ts');
  reportProblem(fault);
  expect(stderr).toBe(
    [
      'peglot: unexpected TypeError: x is undefined; please report it, PEGLOT_DEBUG=1 shows where it happened\n',
      'peglot: unexpected thrown text; please report it, PEGLOT_DEBUG=1 shows where it happened\n',
      'peglot: ./todo.ts fails: TypeError: x is undefined; fix it, PEGLOT_DEBUG=1 shows where it happened\n',
    ].join(''),
  );
  expect(process.exitCode).toBe(2);
  stderr = '';
  vi.stubEnv('PEGLOT_DEBUG', '1');
  fault.stack = 'TypeError: x is undefined\n    at a\u0007';
  reportProblem(fault);
  expect(stderr.split('\n').slice(1)).toEqual(['TypeError: x is undefined', '    at a\\u0007', '']);
});
