#!/usr/bin/env node
import { endQuietlyOnBrokenPipe } from './output.ts';
import { reportProblem } from './problem.ts';
import { run } from './program.ts';

endQuietlyOnBrokenPipe();
run(process.argv.slice(2)).catch(reportProblem);
