import { expect, it } from 'vitest';
import { type MailingOption, withArrivals } from './mailing-options.ts';

it.each<[MailingOption[], boolean, MailingOption[]]>([
  [[], true, ['arrival_notices']],
  [['arrival_notices'], false, []],
  [['special_offers', 'new_arrivals'], true, ['new_arrivals', 'special_offers', 'arrival_notices']],
  [['arrival_notices', 'news_articles'], true, ['news_articles', 'arrival_notices']],
])('D618 the topics %j with arrivals %s', (options, isOn, expected) => {
  expect(withArrivals(options, isOn)).toEqual(expected);
});
