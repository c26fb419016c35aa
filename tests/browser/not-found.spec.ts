import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { expect, test } from './visitor.ts';

test('§2, §8 an unknown page is not found, in the language of its host, without the header', async ({
  visit,
  page,
}) => {
  const visitors = LOCALES.map(visit);
  for (const visitor of visitors) {
    expect(await visitor.open('/no-such-page/')).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: visitor.t('errors.s404') })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(visitor.link('errors.home')).toHaveAttribute('href', '/');
  }
  const last = visitors.at(-1);
  await last?.link('errors.home').click();
  await last?.expectAddress('/');
  await expect(page.getByRole('banner')).toBeVisible();
});
