import { expect, test } from 'vitest';
import { shopText } from './shop-text.ts';

test.each<[string, Parameters<typeof shopText>[0], ReturnType<typeof shopText>]>([
  ['the reader’s own', { ru: 'да', ua: 'так' }, { text: 'так', lang: 'uk' }],
  ['Russian where it is missing', { ru: 'да', en: 'yes' }, { text: 'да', lang: 'ru' }],
  ['blank is missing', { ua: ' ', ru: 'да' }, { text: 'да', lang: 'ru' }],
  ['what there is where that is missing too', { uz: 'ha' }, { text: 'ha', lang: 'uz' }],
  ['nothing', {}, null],
])('D30 a text of the shop for a Ukrainian reader: %s', (_, texts, expected) => {
  expect(shopText(texts, 'ua')).toEqual(expected);
});
