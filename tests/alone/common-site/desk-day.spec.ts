import { sellPiece } from '../../browser/desk-day/piece.ts';
import { openShop } from '../../browser/desk-day/open-shop.ts';
import { expect, test } from '../../browser/desk-visitor.ts';

// Not in parallel with other tests: the sold piece is the first one in lists that they read.
test('a day of the shop: photographs become a piece, and the piece is sold', async ({
  sit,
  browser,
  console: errors,
}) => {
  test.slow();
  const desk = await sit('owner', 'en');
  const { visitor, close } = await openShop(browser);
  await sellPiece(desk, visitor);
  // An upload, an order of photographs and three changes were refused on purpose, and the browser reports it.
  const refused = errors.splice(0).map((error) => /status of (\d+)/.exec(error)?.[1]);
  expect(refused).toEqual(['422', '500', '409', '409', '409']);
  await close();
});
