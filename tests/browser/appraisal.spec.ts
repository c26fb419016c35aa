import sharp from 'sharp';
import { newPhone, requestsOf } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';
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
  await visitor.open('/appraisal/');
  const photos = page.getByRole('group', { name: t('requests.field_photos') });
  const rows = photos.getByRole('listitem');
  const choose = photos.getByLabel(t('appraisal.choose'));
  const act = (what: 'earlier' | 'later' | 'remove' | 'retry', name: string) =>
    photos.getByRole('button', { name: t(`appraisal.${what}`, { name }) });

  await choose.setInputFiles([await file('a.png'), await file('b.png')]);
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
  await page.getByLabel(t('phones.country')).selectOption('ru');
  await page.getByLabel(t('requests.field_telephone'), { exact: true }).fill(phone);
  await page.getByRole('radio', { name: t('requests.method_telephone') }).check();
  await visitor.button('appraisal.submit').click();
  await expect(page.getByRole('alert').filter({ hasText: t('forms.summary') })).toBeFocused();
  await expect(rows).toContainText(['b.png', 'a.png', 'c.png']);
  await page.getByLabel(t('requests.field_brand')).fill('Omega');
  await visitor.button('appraisal.submit').click();
  await expect(page.getByText(t('appraisal.doneTitle'))).toBeVisible();
  const names = async () =>
    ((await requestsOf(phone))[0]?.payload['photos[]'] as { name: string }[] | undefined)?.map(
      ({ name }) => name,
    );
  await expect.poll(names).toEqual(['b.png', 'a.png', 'c.png']);
});
