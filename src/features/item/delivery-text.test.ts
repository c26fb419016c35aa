import { describe, expect, it } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { Availability } from '@tourbillon/domain/sections/item-statuses.ts';
import { deliveryText } from './delivery-text.ts';

const t = translator('en');

describe('§1 delivery: only what is in an office can be tried on there', () => {
  it.each<[Availability, boolean]>([
    ['in_stock', true],
    ['reserved', false],
    ['to_order', false],
    ['in_reserve', false],
    ['sold', false],
  ])('%s', (availability, isTriedOn) => {
    const expected = isTriedOn ? t('itemByKind.deliveryText_clock') : undefined;
    expect(deliveryText({ catalog_type: 'clock', availability }, null, t)).toBe(expected);
  });

  it('the terms of the shop come first', () => {
    const terms = { delivery: 'By courier.' };
    expect(deliveryText({ catalog_type: 'clock', availability: 'sold' }, terms, t)).toBe('By courier.');
  });
});
