import { strictEqual } from 'node:assert';
import { tide } from './tide.js';

strictEqual(tide(0), 0.4);
strictEqual(tide(6), 3.5);
