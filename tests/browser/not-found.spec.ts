import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { expect, test } from './visitor.ts';

for (const locale of LOCALES) {
  test(`§2, §8 on ${locale} an unknown page is not found, in that language, without the header`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    expect(await visitor.open('/no-such-page/')).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: visitor.t('errors.s404') })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await visitor.link('errors.home').click();
    await visitor.expectAddress('/');
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
