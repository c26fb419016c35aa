import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { deskSteps } from '../contract/desk-steps.ts';
import { putRequest } from '../contract/put-request.ts';
import { letterTo } from '../mail/mailbox.ts';
import { send } from '../contract/ask.ts';
import { startLoneBackend } from '../site/lone-backend.ts';
import { startLoneDesk } from '../site/lone-desk.ts';
import { axeComplaints } from './accessibility-steps.ts';

const PHOTO = 'a'.repeat(32);

/** Nothing in a screen, inside its frame, that axe finds fault with. */
async function isAccessible(page: Page): Promise<void> {
  expect(await axeComplaints(page, '#main-content')).toEqual([]);
}

test('a request with photographs is found by keys, answered from a template and offered for; its visit is in the day', async ({
  browser,
}) => {
  const { backend, outbox, stop } = await startLoneBackend();
  const desk = await startLoneDesk(backend.url);
  try {
    const uploads = path.join(path.dirname(outbox), 'uploads');
    await mkdir(uploads, { recursive: true });
    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#7A5C22' } });
    await writeFile(path.join(uploads, `${PHOTO}.jpeg`), await picture.jpeg().toBuffer());
    const email = 'owner-of-watch@desk.test';
    const payload = {
      user_name: 'Ivan Watch',
      brand: 'Omega',
      email,
      'photos[]': [{ id: PHOTO, name: 'dial.jpg', type: 'jpeg', bytes: 1000 }],
    };
    const id = await putRequest(() => backend, { kind: 'appraisal', locale: 'en', city: 'samara', payload });
    const { colleague } = deskSteps(() => backend);
    const { token } = await colleague('appraiser@desk.test', 'manager');
    const context = await browser.newContext({ locale: 'en-US' });
    await context.addCookies([{ name: 'desk', value: token, url: desk.origin }]);
    const page = await context.newPage();

    await page.goto(`${desk.origin}/inbox`);
    await expect(page.getByRole('cell', { name: /Ivan Watch/ })).toBeVisible();
    await isAccessible(page);
    await putRequest(() => backend, { kind: 'question', locale: 'en', payload: { user_name: 'Nora New' } });
    await expect(page.getByRole('cell', { name: /Nora New/ }), 'without reloading').toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.getByRole('row', { name: /Ivan Watch/ })).toBeFocused();
    await page.keyboard.press('Enter');

    const thumbnail = page.getByRole('img', { name: 'dial.jpg' });
    await expect(thumbnail).toBeVisible();
    await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    await page.getByRole('button', { name: 'Open photograph 1' }).click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await isAccessible(page);

    await page.getByLabel('Template').click();
    await page.getByRole('option', { name: 'More photographs needed' }).click();
    await expect(page.getByLabel('Text of the letter or note')).toHaveValue(/^Hello Ivan Watch,/);
    await page.reload();
    await expect(page.getByLabel('Text of the letter or note'), 'a reload loses nothing').toHaveValue(
      /^Hello Ivan/,
    );
    await page.getByRole('button', { name: 'Send the answer' }).click();
    await letterTo(outbox, email, ({ text }) => text.includes('the case back'));
    await expect(page.getByRole('listitem').filter({ hasText: 'the case back' })).toBeVisible();

    await page.getByRole('button', { name: 'Make an offer' }).click();
    await page.getByLabel('Sum of the purchase').fill('200000');
    await page.getByLabel('Sum of the loan').fill('300 000');
    await expect(page.getByText('₽310,500 to repay')).toBeVisible();
    await isAccessible(page);
    await page.getByRole('button', { name: 'Send the offer' }).click();
    const link = await page.getByText(/\/offer\/\?token=/).innerText();
    const secret = new URL(link.trim()).searchParams.get('token') ?? '';
    const { body } = await send(backend.url, 'en', 'openOffer', { token: secret });
    const [office] = (
      body as { data: { offices: { alias: string; days: { day: string; from: number }[] }[] } }
    ).data.offices;
    const day = office?.days.at(-1)?.day ?? '';
    const visit = { office: office?.alias, day, time: '12:00' };
    expect(await send(backend.url, 'en', 'answerOffer', { token: secret, action: 'accept', choice: 'loan', ...visit })).toMatchObject({ status: 200 }); // prettier-ignore

    await page.goto(`${desk.origin}/appointments`);
    await page.getByLabel('Day', { exact: true }).fill(day);
    const row = page.getByRole('row', { name: /Ivan Watch/ });
    await expect(row).toContainText('12:00');
    await isAccessible(page);
    await row.getByRole('button', { name: 'Cancel the visit' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /confirm/i })
      .click();
    await expect(page.getByText('Nobody is booked for this day.')).toBeVisible();
    expect(id).toBeGreaterThan(0);
  } finally {
    desk.stop();
    await stop();
  }
});
