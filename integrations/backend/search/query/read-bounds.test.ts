import { expect, test } from 'vitest';
import { type Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { readBounds } from './read-bounds.ts';
import { typedWords } from './typed-word.ts';

/** Currency of the host, query, expected limits, remaining words. */
const CASES: readonly (readonly [Currency, string, string, string])[] = [
  ['USD', 'rolex under 10000', 'price ..10000', 'rolex'],
  ['USD', 'rolex under $10,000', 'price ..10000 USD', 'rolex'],
  ['USD', 'rolex under 10k', 'price ..10000', 'rolex'],
  ['USD', 'rolex up to 10 000 usd', 'price ..10000 USD', 'rolex'],
  ['USD', 'omega from 2000 to 5000', 'price 2000..5000', 'omega'],
  ['USD', 'omega between 2 and 5k', 'price 2000..5000', 'omega'],
  ['USD', 'omega 2000-5000', 'price 2000..5000', 'omega'],
  ['USD', 'omega 2-5k dollars', 'price 2000..5000 USD', 'omega'],
  ['USD', 'rolex 5000 or less', 'price ..5000', 'rolex'],
  ['USD', 'rolex around 10000', 'price 8000..12000', 'rolex'],
  ['USD', 'rolex before 1980', 'year ..1979', 'rolex'],
  ['USD', 'rolex from 1968', 'year 1968..1968', 'rolex'],
  ['USD', 'rolex 1970s', 'year 1970..1979', 'rolex'],
  ['USD', 'rolex since 2015', 'year 2015..', 'rolex'],
  ['USD', 'rolex 36mm', 'size 36..36', 'rolex'],
  ['USD', 'rolex 36 - 40 mm', 'size 36..40', 'rolex'],
  ['USD', 'rolex 36 to 40 mm', 'size 36..40', 'rolex'],
  ['USD', 'omega 1990 to 1999', 'year 1990..1999', 'omega'],
  ['USD', 'rolex $5,000 – $10,000', 'price 5000..10000 USD', 'rolex'],
  ['USD', 'rolex 5 to 10 thousand dollars', 'price 5000..10000 USD', 'rolex'],
  ['USD', 'rolex $5k-$10k', 'price 5000..10000 USD', 'rolex'],
  ['USD', 'rolex under $10k', 'price ..10000 USD', 'rolex'],
  ['USD', 'rolex under 10k$', 'price ..10000 USD', 'rolex'],
  ['USD', 'rolex under $1.5 million', 'price ..1500000 USD', 'rolex'],
  ['RUB', 'ролекс 2000 - 3000 долларов', 'price 2000..3000 USD', 'ролекс'],
  ['RUB', 'ролекс 100 - 200 тыс', 'price 100000..200000', 'ролекс'],
  ['RUB', 'ролекс до $10 тыс.', 'price ..10000 USD', 'ролекс'],
  ['RUB', 'ролекс 2010 - 500 тыс', '', 'ролекс 2010 - 500 тыс'],
  ['USD', 'rolex 36-40 mm', 'size 36..40', 'rolex'],
  ['USD', 'cheap rolex', 'cheap', 'rolex'],
  ['USD', 'rolex under 5000 euro', 'price ..5000 EUR', 'rolex'],
  ['RUB', 'ролекс до 500 тысяч', 'price ..500000', 'ролекс'],
  ['RUB', 'ролекс до 500 тыс. руб.', 'price ..500000 RUB', 'ролекс'],
  ['RUB', 'ролекс до 1,5 млн', 'price ..1500000', 'ролекс'],
  ['RUB', 'ролекс до 10 000 $', 'price ..10000 USD', 'ролекс'],
  ['RUB', 'ролекс не дороже 300000 рублей', 'price ..300000 RUB', 'ролекс'],
  ['RUB', 'часы от 100 до 200 тысяч рублей', 'price 100000..200000 RUB', 'часы'],
  ['RUB', 'часы за 300 000', 'price ..300000', 'часы'],
  ['RUB', 'часы дороже миллиона', '', 'часы дороже миллиона'],
  ['RUB', 'ролекс до 2000 года', 'year ..2000', 'ролекс'],
  ['RUB', 'ролекс до 2000', 'year ..2000', 'ролекс'],
  ['RUB', 'ролекс 2019 года', 'year 2019..2019', 'ролекс'],
  ['RUB', 'омега 70-х годов', 'year 1970..1979', 'омега'],
  ['RUB', 'омега после 2015', 'year 2015..', 'омега'],
  ['RUB', 'часы 36 мм', 'size 36..36', 'часы'],
  ['RUB', 'часы до 38 мм', 'size ..38', 'часы'],
  ['RUB', 'часы от 36 до 40 мм', 'size 36..40', 'часы'],
  ['RUB', 'недорогие часы', 'cheap', 'часы'],
  ['RUB', 'сколько дадут за ролекс', '', 'сколько дадут за ролекс'],
  ['UAH', 'годинник до 200 тисяч гривень', 'price ..200000 UAH', 'годинник'],
  ['UAH', 'годинник від 100000 до 200000 грн', 'price 100000..200000 UAH', 'годинник'],
  ['UAH', 'ролекс не дорожче 300000', 'price ..300000', 'ролекс'],
  ['UAH', 'ролекс 2015 року', 'year 2015..2015', 'ролекс'],
  ['UZS', 'rolex 10000 dollargacha', 'price ..10000 USD', 'rolex'],
  ['UZS', 'rolex 100 mln soʻmgacha', 'price ..100000000 UZS', 'rolex'],
  ['UZS', 'rolex 50 mln dan 100 mln gacha', 'price 50000000..100000000', 'rolex'],
  ['UZS', 'rolex 5000 dollardan arzon', 'price ..5000 USD', 'rolex'],
  ['UZS', 'rolex 5000 dollardan qimmat', 'price 5000.. USD', 'rolex'],
  ['UZS', 'arzon rolex', 'cheap', 'rolex'],
  ['UZS', 'rolex 2015 yil', 'year 2015..2015', 'rolex'],
  // The article on sizes: up to 36 mm on a wrist of up to 15 cm.
  ['USD', 'watch for a small wrist', 'size ..36', 'watch'],
  ['USD', 'small gold watch', 'size ..36', 'gold watch'],
  ['USD', 'small seconds', '', 'small seconds'],
  ['RUB', 'часы на тонкое запястье', 'size ..36', 'часы'],
  ['RUB', 'маленькая секундная стрелка', '', 'маленькая секундная стрелка'],
  ['UAH', 'годинник на тонке запʼястя', 'size ..36', 'годинник'],
  ['UZS', 'kichik bilak uchun soat', 'size ..36', 'soat'],
  // Numbers that belong to names.
  ['USD', 'submariner 116610-0001', '', 'submariner 116610-0001'],
  ['USD', 'patek 5711/1A-010', '', 'patek 5711/1A-010'],
  ['USD', '126610 LN', '', '126610 LN'],
  ['USD', 'submariner 116610 - 126610', '', 'submariner 116610 - 126610'],
  ['USD', 'black bay 58', '', 'black bay 58'],
  ['USD', '18k gold rolex', '', '18k gold rolex'],
  ['USD', 'oyster perpetual 36', '', 'oyster perpetual 36'],
  ['RUB', 'биркин 30', '', 'биркин 30'],
];

test.each(CASES)('%s "%s" reads "%s" and leaves "%s"', (currency, query, read, left) => {
  const { bounds, order, rest } = readBounds(typedWords(query), currency);
  const said = bounds.map((bound) => {
    const named = bound.kind === 'price' && bound.currency ? ` ${bound.currency}` : '';
    return `${bound.kind} ${bound.from ?? ''}..${bound.to ?? ''}${named}`;
  });
  expect([...said, ...(order ? [order.by] : [])].join('; ')).toBe(read);
  expect(rest.map(({ text }) => text).join(' ')).toBe(left);
});
