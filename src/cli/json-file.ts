import { readFile } from 'node:fs/promises';
import { messageOf } from '../core/thrown.ts';
import { decode } from './decode.ts';
import { fileProblem, Problem } from './problem.ts';

/** The JSON object in a file. @throws {Problem} when there is none */
export async function readJsonObject(path: string): Promise<Record<string, unknown>> {
  const json = parseJson(await readText(path), path);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Problem(`${path}: this is not a JSON object`, 'write { "name": "value", … }');
  }
  return Object.fromEntries(Object.entries(json));
}

async function readText(path: string): Promise<string> {
  try {
    return decode(await readFile(path), path);
  } catch (error) {
    throw fileProblem(path, error);
  }
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Problem(`${path}: this is not JSON (${messageOf(error)})`, 'fix the file');
  }
}
