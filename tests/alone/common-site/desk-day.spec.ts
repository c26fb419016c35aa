import { newNetwork } from '../../site/mailing-list.ts';
import { sellPiece } from '../../browser/desk-day/piece.ts';
import { answerRequest } from '../../browser/desk-day/request.ts';
import { extendTicket } from '../../browser/desk-day/ticket.ts';
import { expect, test } from '../../browser/desk-visitor.ts';
import { Visitor } from '../../browser/visitor.ts';

// Not in parallel with other tests: the sold piece is the first one in lists that they read.
test('a day of the shop: a request answered and accepted, a piece sold, a ticket extended', async ({
  sit,
  browser,
  console: errors,
}) => {
  test.slow();
  const desk = await sit('owner', 'en');
  const context = await browser.newContext({
    locale: 'en-US',
    extraHTTPHeaders: { 'X-Forwarded-For': newNetwork() },
  });
  const visitor = new Visitor(await context.newPage(), 'en');
  await test.step('a request with photographs becomes an appointment', () => answerRequest(desk, visitor));
  await test.step('photographs become a piece, and the piece is sold', () => sellPiece(desk, visitor));
  // An upload, an order of photographs and three changes were refused on purpose, and the browser reports it.
  const refused = errors.splice(0).map((error) => /status of (\d+)/.exec(error)?.[1]);
  expect(refused).toEqual(['422', '500', '409', '409', '409']);
  await test.step('a pledge ticket is extended, and a payment is not recorded twice', () =>
    extendTicket(desk));
  // The second record of the payment was refused.
  expect(errors.splice(0).map((error) => /status of (\d+)/.exec(error)?.[1])).toEqual(['409']);
  await context.close();
});
