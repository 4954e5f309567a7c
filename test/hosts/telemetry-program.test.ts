import { it } from 'vitest';
import { runProgram } from './program.ts';

// In a file of its own: OpenTelemetry takes one provider for a process.
it('the program of docs/hosts/telemetry.md prints what the page says', () => runProgram('telemetry'));
