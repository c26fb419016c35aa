import { expect, test } from '@playwright/test';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from '../site/ask.ts';
import { gluedWords } from '../site/glued-words.ts';
import { markupFaults } from '../site/markup.ts';
import { AREA_KINDS, type PageKind, pageKinds, SIGN_IN_KINDS, someItem } from '../site/page-kinds.ts';

/** All kinds of pages, and lists of a visitor with something in them. */
async function allKinds(): Promise<PageKind[]> {
  const [, type = '', url = ''] = (await someItem()).split('/');
  const [, otherType = '', other = ''] = (await someItem(SECTIONS.clock.archive)).split('/');
  const chosen = `?${type}=${url}&${otherType}=${other}`;
  return [
    ...(await pageKinds()),
    ...SIGN_IN_KINDS,
    ...AREA_KINDS,
    { name: 'shown favourites', path: `/favorites/${chosen}` },
    { name: 'comparison of two', path: `/comparison/${chosen}` },
  ];
}

for (const [turn, locale] of LOCALES.entries()) {
  test(`pages on ${locale}: sound markup, and no two words are glued for whoever reads without styles`, async () => {
    const kinds = (await allKinds()).filter((_, place) => place % LOCALES.length === turn);
    for (const { name, path } of kinds) {
      const { text } = await ask(locale, path);
      expect.soft(await markupFaults(text), name).toEqual([]);
      expect.soft(gluedWords(text), name).toEqual([]);
    }
  });
}

test('markup and glued words: planted faults are found', async () => {
  const faults = await markupFaults(
    '<!doctype html><html lang="en"><head><title>t</title></head><body><h2></h2><p aria-label="x"><input form=""></p></body></html>',
  );
  expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
    'aria-label-misuse',
    'attribute-allowed-values',
    'empty-heading',
  ]);
  expect(gluedWords('<p><a>Favourites</a><a>Comparison</a> <b>4,4</b><span>of 5</span></p>')).toEqual([
    'Favourites|Comparison',
    'sComparison 4,4|of 5',
  ]);
  expect(
    gluedWords('<div>one</div><div>two</div><p><a>one</a> <svg><path/></svg><a>two</a>, <b>three</b></p>'),
  ).toEqual([]);
});
