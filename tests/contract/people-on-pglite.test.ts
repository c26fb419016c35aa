import { describe } from 'vitest';
import { everySuite } from './every-suite.ts';

describe('people on PGlite', () => everySuite('people', 'PGlite'));
