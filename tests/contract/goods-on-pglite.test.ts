import { describe } from 'vitest';
import { everySuite } from './every-suite.ts';

describe('goods on PGlite', () => everySuite('goods', 'PGlite'));
