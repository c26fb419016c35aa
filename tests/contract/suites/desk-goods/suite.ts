import { afterAll, beforeAll, describe } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deskGoodsEditsTests } from './edits.ts';
import { deskGoodsStoredMistakesTests } from './stored-mistakes.ts';
import { deskGoodsSaleTests } from './sale.ts';
import { deskGoodsSteps } from './steps.ts';
import { deskGoodsViewsTests } from './views.ts';

/** Goods at the desk: list, form, publishing, prices, bulk changes. */
export function deskGoodsSuite(backend: () => Backend): void {
  const steps = deskGoodsSteps(backend);

  describe('the desk: goods', () => {
    beforeAll(steps.begin);
    afterAll(steps.clear);

    deskGoodsEditsTests(steps);
    deskGoodsSaleTests(steps);
    deskGoodsViewsTests(steps);
    deskGoodsStoredMistakesTests(steps);
  });
}
