import { describe } from 'vitest';
import { everySuite } from './every-suite.ts';

describe('desk on PGlite', () => everySuite('desk', 'PGlite'));
