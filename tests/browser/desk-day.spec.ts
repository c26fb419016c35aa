import { openShop } from './desk-day/open-shop.ts';
import { answerRequest } from './desk-day/request.ts';
import { extendTicket } from './desk-day/ticket.ts';
import { expect, test } from './desk-visitor.ts';

// The piece of the day is sold in tests/alone/common-site/desk-day.spec.ts.

test('a day of the shop: a request with photographs becomes an appointment', async ({ sit, browser }) => {
  const desk = await sit('owner', 'en');
  const { visitor, close } = await openShop(browser);
  await answerRequest(desk, visitor);
  await close();
});

test('a day of the shop: a pledge ticket is extended, a payment is not recorded twice, and cancelled', async ({
  sit,
  console: errors,
}) => {
  await extendTicket(await sit('owner', 'en'));
  // The second record of the payment was refused, and a cancellation without a reason.
  expect(errors.splice(0).map((error) => /status of (\d+)/.exec(error)?.[1])).toEqual(['409', '422']);
});
