import { expect, test } from 'vitest';
import { AVAILABILITIES, STORED_STOCKS } from '@tourbillon/domain/sections/item-statuses.ts';
import { type AnnouncedKind, isAnnounceable } from './announceable.ts';

test.each<[AnnouncedKind, string[]]>([
  ['arrived', ['current in_stock']],
  ['cheaper', ['current in_stock', 'current to_order']],
  ['sold', ['current sold', 'archive sold', 'dealer sold', 'draft sold']],
])('D374 what is announced as %s', (kind, states) => {
  const announced = STORED_STOCKS.flatMap((stock) =>
    AVAILABILITIES.filter((availability) => isAnnounceable(kind, { stock, availability })).map(
      (availability) => `${stock} ${availability}`,
    ),
  );
  expect(announced).toEqual(states);
});
