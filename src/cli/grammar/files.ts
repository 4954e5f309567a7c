import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileProblem, Problem } from '../problem.ts';

/** The text of a file. @throws {Problem} when it cannot be read */
export function readText(path: string, shown: string = path): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileProblem(shown, error);
  }
}

/** What a JSON file holds. @throws {Problem} when it cannot be read or is no JSON */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem(`${path} is not JSON`, 'fix the file');
  }
}

/** Writes a file, and makes its folder. @throws {Problem} when it cannot be written */
export function writeText(path: string, text: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw fileProblem(path, error);
  }
}
