import { it } from 'vitest';
import { runProgram } from '../program.ts';

it('the program of docs/hosts/ai-sdk.md prints what the page says', () => runProgram('ai-sdk'));

it('the program with tools prints what the page says', () => runProgram('ai-sdk', 'tools'));
