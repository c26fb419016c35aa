import { newNetwork } from '../site/mailing-list.ts';
import { sellPiece } from '../browser/desk-day/piece.ts';
import { answerRequest } from '../browser/desk-day/request.ts';
import { extendTicket } from '../browser/desk-day/ticket.ts';
import { test } from '../browser/desk-visitor.ts';
import { Visitor } from '../browser/visitor.ts';

// Alone: the sold piece is first in lists that other tests read.
test('a day of the shop: a request answered and accepted, a piece sold, a ticket extended', async ({
  sit,
  browser,
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
  await test.step('a pledge ticket is extended', () => extendTicket(desk));
  await context.close();
});
