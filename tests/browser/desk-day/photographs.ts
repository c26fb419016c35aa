import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import { expect } from '../desk-visitor.ts';

const AMOUNT = 8;

/**
 * Several photographs of a piece are dropped at once: one is cancelled, one fails, and both are uploaded again. The one
 * that failed arrives after others that were chosen after it, and gets its place.
 */
export async function uploadPhotographs(page: Page): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: AMOUNT }, async (_, place) => {
      const background = { r: 122, g: 20 * place, b: 34 };
      const picture = sharp({ create: { width: 900, height: 1200, channels: 3, background } });
      return {
        name: `dial-${place + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture.jpeg().toBuffer(),
      };
    }),
  );
  const cancelled = Promise.withResolvers<undefined>();
  let isFirst = true;
  const address = `**/api${DESK_CALLS.addPhotograph.path}?*`;
  await page.route(address, async (route) => {
    await cancelled.promise;
    if (!isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 422, json: { errors: { file: ['format'] } } });
  });
  await page.locator('input[type=file]').setInputFiles(files);
  const queue = page.getByRole('region', { name: 'Uploads' });
  const done = (amount: number) =>
    expect(queue.getByRole('status')).toHaveText(`Uploads: ${amount} / ${AMOUNT}`);
  await done(0);
  await expect(queue.getByRole('progressbar')).toHaveCount(AMOUNT);
  await queue.getByRole('button', { name: `Cancel dial-${AMOUNT}.jpg` }).click();
  cancelled.resolve(undefined);
  await done(AMOUNT - 2);
  await page.unroute(address);
  const again = queue.getByRole('button', { name: /^\S+ dial/ });
  await expect(again).toHaveCount(2);
  const arranged = page.waitForResponse(`**/api${DESK_CALLS.arrangePhotographs.path}`);
  await again.first().click();
  await done(AMOUNT - 1);
  expect((await arranged).ok()).toBe(true);
  await again.click();
  await done(AMOUNT);
}
