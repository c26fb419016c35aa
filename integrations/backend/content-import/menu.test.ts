import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MENU_GROUPS } from '@tourbillon/domain/contract/shop.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { menuFile } from '../content-store/formats.ts';
import { CONTENT_FOLDER } from './import-content.ts';

const menu = v.parse(menuFile, JSON.parse(readFileSync(path.join(CONTENT_FOLDER, 'menu.json'), 'utf8')));

test.each(LOCALES)(
  'D96 the bottom menu begins with Buy, Sell, Borrow, named as on the home page: %s',
  (locale) => {
    const t = translator(locale);
    const line = menu.filter(({ type_id }) => type_id === MENU_GROUPS.catalogLinks);
    expect(line[3]?.url).toBe('estimate/');
    expect(line.slice(0, 3).map((item) => [item[locale], item.url])).toEqual([
      [t('home.wishBuy'), 'clocks_today/'],
      [t('home.wishSell'), 'uslugi/skupka-chasov/'],
      [t('home.wishBorrow'), 'uslugi/zalog-chasov/'],
    ]);
  },
);

test.each(LOCALES)('D99 the menu of loans and the footer lead to what a loan costs: %s', (locale) => {
  const title = translator(locale)('loan.title');
  const links = menu.filter(({ url }) => url === 'loan/').map((item) => [item.type_id, item[locale]]);
  expect(links).toEqual([
    [MENU_GROUPS.panelBorrowing, title],
    [MENU_GROUPS.footerServices, title],
  ]);
});
