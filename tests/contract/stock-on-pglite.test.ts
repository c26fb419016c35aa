import { describe } from 'vitest';
import { everySuite } from './every-suite.ts';

describe('stock on PGlite', () => everySuite('stock', 'PGlite'));
