import { truncate, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newPhone, requestsOf } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
import { sumIn } from '../site/robot-question.ts';
import { expect, test } from './visitor.ts';

test('§5 online appraisal: photographs come one by one, in order, again after a lost line, and with the form', async ({
  visit,
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  const visitor = visit('ua');
  const { t } = visitor;
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a5c22' } });
  const file = async (name: string) => ({
    name,
    mimeType: 'image/png',
    buffer: await picture.png().toBuffer(),
  });
  // The files are chosen before the code that lists them has loaded, as on a slow connection.
  const code = Promise.withResolvers<void>();
  await page.route('**/photos-field.*', (route) => code.promise.then(() => route.continue()));
  await visitor.open('/appraisal/');
  const photos = page.getByRole('group', { name: t('requests.field_photos') });
  const rows = photos.getByRole('listitem');
  const choose = photos.getByLabel(t('appraisal.choose'));
  const act = (what: 'earlier' | 'later' | 'remove' | 'retry', name: string) =>
    photos.getByRole('button', { name: t(`appraisal.${what}`, { name }) });

  await choose.setInputFiles([await file('a.png'), await file('b.png')]);
  code.resolve();
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(2);
  await act('later', 'a.png').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toContainText(['b.png', 'a.png']);
  await expect(act('earlier', 'a.png')).toBeFocused();

  await choose.setInputFiles([{ name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }]);
  await expect(rows.filter({ hasText: t('forms.format') })).toHaveCount(1);
  await act('remove', 'page.png').click();

  await page.route('**/api/photos?*', (route) => route.fulfill({ status: 502, body: '' }));
  await choose.setInputFiles([await file('c.png')]);
  await expect(rows.filter({ hasText: t('appraisal.broken') })).toHaveCount(1);
  await page.unroute('**/api/photos?*');
  await act('retry', 'c.png').click();
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(3);

  const phone = newPhone();
  await page.getByLabel(t('requests.field_user_name'), { exact: true }).fill('Анна');
  await page.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await page.getByLabel(t('requests.field_telephone'), { exact: true }).fill(phone);
  await page.getByRole('radio', { name: t('requests.method_telephone') }).check();
  await visitor.button('appraisal.submit').click();
  await expect(page.getByRole('alert').filter({ hasText: t('forms.summary') })).toBeFocused();
  await expect(rows).toContainText(['b.png', 'a.png', 'c.png']);
  await page.getByRole('textbox', { name: t('requests.field_brand') }).fill('Omega');
  await page.getByLabel(t('requests.field_amount')).fill('200 000');
  await visitor.button('appraisal.submit').click();
  await expect(page.getByText(t('appraisal.doneTitle'))).toBeVisible();
  const names = async () =>
    ((await requestsOf(phone))[0]?.payload['photos[]'] as { name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
  await expect.poll(names).toEqual(['b.png', 'a.png', 'c.png']);
  const [request] = await requestsOf(phone);
  expect(request?.payload, 'D79 in the currency of the site').toMatchObject({
    amount: 200_000,
    currency: 'UAH',
  });

  const number = await page.locator('[data-sent] dd').innerText();
  await page.getByRole('link', { name: t('appraisal.statusTitle') }).click();
  await page.getByLabel(t('appraisal.statusNumber')).fill(number.toLowerCase());
  await page.getByLabel(t('appraisal.statusContact')).fill(phone);
  await visitor.button('cases.check').click();
  await expect(page.getByText(t('appraisal.state_received'))).toBeVisible();
});

test('§5 photographs in the browser: the eleventh and one of 21 MB are said, a large one is made smaller when asked for', async ({
  visit,
  page,
}, testInfo) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  await watchFiles(page);
  const visitor = visit('en');
  const { t } = visitor;
  await visitor.open('/appraisal/');
  const photos = page.getByRole('group', { name: t('requests.field_photos') });
  const rows = photos.getByRole('listitem');
  const choose = photos.getByLabel(t('appraisal.choose'));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 4400, height: 120, channels: 3, background: '#888', noise } });
  const large = { name: 'large.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
  await choose.setInputFiles([large]);
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(1);
  expect(await sentFiles(page), 'nothing is made smaller unasked').toEqual([
    { size: large.buffer.length, type: 'image/png' },
  ]);
  await photos.getByLabel(t('appraisal.smaller')).check();
  await choose.setInputFiles([large]);
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(2);
  const [, made] = await sentFiles(page);
  expect(made?.type).toBe('image/jpeg');
  expect(made?.size).toBeLessThan(large.buffer.length / 2);

  await photos.getByLabel(t('appraisal.smaller')).uncheck();
  // A path: the bytes of a buffer would go to the browser as text.
  const heavy = testInfo.outputPath('heavy.png');
  await writeFile(heavy, '');
  await truncate(heavy, 21 * 1024 * 1024);
  await choose.setInputFiles(heavy);
  await expect(rows.filter({ hasText: t('forms.file_size') })).toHaveText([/heavy\.png/]);
  const pdf = (n: number) => ({
    name: `${n}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 %%EOF'),
  });
  await choose.setInputFiles(Array.from({ length: 9 }, (_, n) => pdf(n)));
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(10);
  await expect(rows.filter({ hasText: t('forms.file_count') })).toHaveText([/8\.pdf/]);
  // D675: what is taken out leaves room for another.
  await photos.getByRole('button', { name: t('appraisal.remove', { name: '0.pdf' }) }).click();
  await choose.setInputFiles([pdf(9)]);
  await expect(rows.filter({ hasText: t('appraisal.loaded') })).toHaveCount(10);
});

declare global {
  /** Files that the page has sent, as `watchFiles` recorded them. */
  var sentFiles: { size: number; type: string }[];
}

/** Records the files that the page sends: no tool of the browser shows the bytes of a file during the upload. */
function watchFiles(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.sentFiles = [];
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof Blob) globalThis.sentFiles.push({ size: body.size, type: body.type });
      send.call(this, body);
    };
  });
}

function sentFiles(page: Page) {
  return page.evaluate(() => globalThis.sentFiles);
}

test('without a secure address photographs go with the form, which asks its question', async ({
  visit,
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  await page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false }));
  const visitor = visit('en');
  const { t } = visitor;
  await visitor.open('/appraisal/');
  const photos = page.getByRole('group', { name: t('requests.field_photos') });
  const buffer = Buffer.from('%PDF-1.7 %%EOF');
  await photos
    .getByLabel(t('appraisal.choose'))
    .setInputFiles([{ name: 'warranty.pdf', mimeType: 'application/pdf', buffer }]);
  const phone = newPhone();
  await page.getByRole('textbox', { name: t('requests.field_brand') }).fill('Omega');
  await page.getByLabel(t('requests.field_user_name'), { exact: true }).fill('Anna');
  await page.getByLabel(t('phoneCountries.country')).selectOption('ru');
  await page.getByLabel(t('requests.field_telephone'), { exact: true }).fill(phone);
  await page.getByRole('radio', { name: t('requests.method_telephone') }).check();
  await visitor.button('appraisal.submit').click();
  await expect(page.getByText('warranty.pdf')).toBeVisible();
  const sum = sumIn((await page.getByRole('main').textContent()) ?? '', 'en');
  await page.getByLabel(visitor.pattern('forms.question')).fill(sum);
  await visitor.button('appraisal.submit').click();
  await expect(page.getByText(t('appraisal.doneTitle'))).toBeVisible();
  await expect.poll(async () => (await requestsOf(phone))[0]?.payload['photos[]']).toHaveLength(1);
});

test('D617 an appraisal begun before leaves the watch of an address alone, and a reload keeps what was typed there', async ({
  visit,
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': newNetwork() });
  const visitor = visit('uz');
  const { t } = visitor;
  const field = (name: 'brand' | 'model' | 'reference') =>
    page.getByRole('textbox', { name: t(`requests.field_${name}`) });
  const name = page.getByLabel(t('requests.field_user_name'), { exact: true });
  await visitor.open('/appraisal/');
  await field('brand').fill('Omega');
  await field('reference').fill('311.30');
  await name.fill('Anna');
  await visitor.open('/appraisal/?brand=Rolex&model=Submariner');
  await expect(field('brand')).toHaveValue('Rolex');
  await expect(field('reference')).toHaveValue('');
  await expect(name).toHaveValue('Anna');
  await field('brand').fill('Tudor');
  await visitor.button('appraisal.submit').click();
  await expect(page.getByRole('alert').filter({ hasText: t('forms.summary') })).toBeFocused();
  await expect(field('brand')).toHaveValue('Tudor');
  await field('reference').fill('79030N');
  await page.reload();
  await expect(field('brand')).toHaveValue('Tudor');
  await expect(field('model')).toHaveValue('Submariner');
  await expect(field('reference')).toHaveValue('79030N');
});
