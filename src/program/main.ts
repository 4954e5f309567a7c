#!/usr/bin/env node
import { endQuietlyOnBrokenPipe } from '../cli/output.ts';
import { reportProblem } from '../cli/problem.ts';
import { run } from './program.ts';

endQuietlyOnBrokenPipe();
run(process.argv.slice(2)).catch(reportProblem);
