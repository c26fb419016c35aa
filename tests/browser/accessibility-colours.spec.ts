import type { Locator } from '@playwright/test';
import { expect, test } from './visitor.ts';

test('header: in forced colours the active section alone is underlined', async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const visitor = visit('ru');
  await visitor.open('/clocks_today/');
  const sections = page.getByRole('navigation', { name: visitor.t('layout.sections') }).getByRole('link');
  const lines = await sections.evaluateAll((links) =>
    links.map((link) => ({
      active: link.hasAttribute('aria-current'),
      line: getComputedStyle(link).borderBottomColor,
      ground: getComputedStyle(document.documentElement).backgroundColor,
    })),
  );
  for (const { active, line, ground } of lines) expect(line === ground).toBe(!active);
});

test('in forced colours the chosen one of several chips and tabs is seen', async ({ visit, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const visitor = visit('en');
  const looks = (choices: Locator) =>
    choices.evaluateAll((all) =>
      all
        .map((one) => getComputedStyle(one))
        .map((style) => `${style.backgroundColor} ${style.borderBottomColor}`),
    );
  /** Expects that the first looks like none of the others. */
  const expectFirst = async (choices: Locator) => {
    const [first, ...others] = await looks(choices);
    expect(others.length).toBeGreaterThan(1);
    expect(others).not.toContain(first);
  };
  await visitor.open('/article/');
  await expectFirst(
    page.getByRole('navigation', { name: visitor.t('articleLists.sections') }).getByRole('link'),
  );
  await visitor.open('/search/?q=rolex');
  await expectFirst(page.getByRole('navigation', { name: visitor.t('search.groups') }).getByRole('link'));
  await visitor.open('/');
  await expectFirst(page.getByRole('group', { name: visitor.t('home.specialsFilter') }).locator('label'));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: visitor.t('search.title'), exact: true });
  await expect(dialog).toBeVisible();
  await expectFirst(dialog.getByRole('group').locator('label > span'));
});
