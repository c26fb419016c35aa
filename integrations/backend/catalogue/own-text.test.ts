import { expect, test } from 'vitest';
import { ownText } from './own-text.ts';

test.each<[string, Parameters<typeof ownText>[0], ReturnType<typeof ownText>]>([
  ['the reader’s own', { ru: 'да', ua: 'так' }, { text: 'так', lang: 'uk' }],
  ['Russian where it is missing', { ru: 'да', en: 'yes' }, { text: 'да', lang: 'ru' }],
  ['blank is missing', { ua: ' ', ru: 'да' }, { text: 'да', lang: 'ru' }],
  ['what there is where that is missing too', { uz: 'ha' }, { text: 'ha', lang: 'uz' }],
  ['nothing', {}, null],
])('D30 a text of the shop for a Ukrainian reader: %s', (_, texts, expected) => {
  expect(ownText(texts, 'ua')).toEqual(expected);
});
