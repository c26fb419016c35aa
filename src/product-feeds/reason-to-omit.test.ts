import { describe, expect, it } from 'vitest';
import type { Offer } from '@tourbillon/domain/contract/offers.ts';
import { type ReasonToOmit, reasonToOmit } from './reason-to-omit.ts';
import { someOffer, somePicture } from './test-offer.ts';

const drawn = [somePicture('clock/rolex-1/front.1', 'drawing')];

describe('what a feed leaves out', () => {
  it.each<[string, Partial<Offer>, ReasonToOmit | undefined, ReasonToOmit | undefined]>([
    ['a piece with all it needs', {}, undefined, undefined],
    ['a price on request', { price: null }, 'price', 'price'],
    ['drawings in place of photographs', { pictures: drawn }, 'photographs', 'photographs'],
    ['nothing to see', { pictures: [] }, 'photographs', 'photographs'],
    ['what does not run', { condition: 'needs_repair' }, 'repair', 'repair'],
    ['what has defects and says so', { condition: 'defects' }, undefined, undefined],
    ['what has to be ordered', { availability: 'to_order' }, undefined, 'order'],
    ['a stock number that is too long', { number: 'x'.repeat(51) }, 'number', 'number'],
    ['one that is just short enough', { number: 'x'.repeat(50) }, undefined, undefined],
  ])('%s', (_, changes, byYandex, byGoogle) => {
    const offer = someOffer(changes);
    expect([reasonToOmit(offer, 'yandex'), reasonToOmit(offer, 'google')]).toEqual([byYandex, byGoogle]);
  });
});
