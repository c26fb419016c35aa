import { expect, test } from 'vitest';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { referenceStory } from './reference-story.ts';

type Parameters_ = Parameters<typeof referenceStory>;
type History = NonNullable<Parameters_[1]>;

const label = (slug: string, title: string) => ({ slug, title });
const piece = {
  brand: label('rolex', 'Rolex'),
  collection: label('submariner', 'Submariner'),
  reference: '114060',
} as Parameters_[0];
const guide = {
  slug: 'gid-rolex-submariner',
  title: 'Rolex Submariner',
  description: 'How to tell.',
  lang: 'en',
};
const articles = [guide] as unknown as Parameters_[2];

const period = (year: number, median: number) => ({
  from: { year, quarter: 1 },
  to: { year, quarter: 1 },
  sales: 3,
  median,
  lower: median,
  upper: median,
});
const sold = (...periods: History['periods']) => ({ sales: 3 * periods.length, periods }) as History;
const told = (history: History | null, texts = articles, item = piece) =>
  referenceStory(item, history, texts, createMoney('en', {}), translator('en'));
const plain = (sentences: string[] | undefined) =>
  sentences?.map((sentence) => sentence.replaceAll('\u202f', ',').replace(/[\u2060\u00a0]/g, ''));

test.each([
  [
    'of one period the sales alone',
    sold(period(2025, 9_000)),
    ['Sales of this reference in our archive: 3 (2025).'],
  ],
  [
    'of several how the price ran',
    sold(period(2023, 8_000), period(2024, 20_000), period(2025, 9_000)),
    [
      'Sales of this reference in our archive: 9 (2023–2025).',
      'Their median price went from $8,000 (Q1 2023) to $9,000 (Q1 2025).',
    ],
  ],
  [
    'or that it did not change',
    sold(period(2023, 9_000), period(2025, 9_000)),
    ['Sales of this reference in our archive: 6 (2023–2025).', 'Their median price has not changed: $9,000.'],
  ],
])('D555 the story of a reference: %s', (_, history, sentences) => {
  expect(plain(told(history)?.sentences)).toEqual(sentences);
});

test('D555 the guide of the line belongs to the story', () => {
  expect(told(null)).toEqual({ title: 'About the Submariner line', sentences: [], guide });
  expect(told(sold(period(2025, 9_000)), [])?.guide).toBeUndefined();
  expect(told(sold(period(2025, 9_000)))?.title).toBe('About reference 114060');
});

test('D555 nothing is told of what the shop does not know', () => {
  expect(told(null, [])).toBeUndefined();
  expect(told(null, articles, { ...piece, collection: null } as Parameters_[0])).toBeUndefined();
  expect(
    told(sold(period(2025, 9_000)), [], { ...piece, reference: null } as Parameters_[0]),
  ).toBeUndefined();
});

test.each(LOCALES)('D555 the story is told in %s without a placeholder', (locale) => {
  const history = sold(period(2023, 8_000), period(2025, 9_000));
  const money = createMoney(locale, { RUB: 80, UAH: 40, UZS: 12_000 });
  const story = referenceStory(piece, history, articles, money, translator(locale));
  expect(story?.sentences).toHaveLength(2);
  expect(JSON.stringify(story)).not.toMatch(/\{\{|undefined/);
});
