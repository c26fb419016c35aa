import { beforeAll, describe, expect, test } from 'vitest';
import brands from '@tourbillon/backend/vocabulary/brands.json' with { type: 'json' };
import { type StockedCollection, stockedCollections } from '../../samples/stocked-collections.ts';
import { designWatch } from '../decide.ts';
import type { Design } from '../design.ts';
import type { WatchFacts } from '../facts.ts';
import { NOTHING_KNOWN } from '../test-facts.ts';
import { signatureOf } from './signatures.ts';

const drawn = (brand: string, collection: string, facts: Partial<WatchFacts> = {}) =>
  designWatch({ ...NOTHING_KNOWN, brand, collection, model: collection, ...facts });

describe('drawings: the parts by which a collection is known', () => {
  test.each<[brand: string, collection: string, parts: Partial<Design>]>([
    ['Rolex', 'Datejust', { bezel: 'fluted', bracelet: 'jubilee', cyclops: true }],
    [
      'Audemars Piguet',
      'Royal Oak',
      { caseKind: 'royal-oak', bracelet: 'integrated', texture: 'tapisserie' },
    ],
    ['Rolex', 'Oyster Perpetual', { bezel: 'smooth', bracelet: 'oyster' }],
    ['Audemars Piguet', 'Royal Oak Offshore', { caseKind: 'offshore', bracelet: null, registers: 'v' }],
    ['Rolex', 'Cosmograph Daytona', { bezel: 'tachymeter', registers: 'tri', ringed: true, guards: true }],
    ['Tissot', 'T-Classic', { caseKind: 'dress', bezel: 'smooth' }],
    ['Tissot', 'T-Classic Everytime', { lug: 'wire', indices: 'thin', hands: 'needle' }],
    ['Tissot', 'T-Classic PR 100', { lug: 'short', indices: 'wedge' }],
    ['Tissot', 'T-Classic Le Locle', { indices: 'roman', hands: 'leaf', texture: 'guilloche' }],
    [
      'Rolex',
      'Submariner',
      { bezel: 'dive', hands: 'mercedes', indices: 'dots', guards: true, dial: 'black' },
    ],
    ['Rolex', 'Day-Date', { bezel: 'fluted', bracelet: 'president' }],
    ['Tudor', 'Black Bay', { bezel: 'dive', hands: 'snowflake', guards: false }],
    ['Omega', 'Seamaster', { lug: 'straight', indices: 'wedge', bracelet: null }],
    ['Omega', 'Seamaster Diver 300M', { bezel: 'scalloped', texture: 'waves' }],
    ['Cartier', 'Santos de Cartier', { caseKind: 'santos', bezel: 'screws', bracelet: 'santos' }],
    ['Cartier', 'Santos', { caseKind: 'santos', indices: 'roman', cabochon: true }],
    ['Breitling', 'Navitimer', { bezel: 'slide-rule' }],
    ['TAG Heuer', 'Carrera', { lug: 'faceted', bezel: 'smooth', registers: 'tri' }],
    ['TAG Heuer', 'Aquaracer', { caseKind: 'dodecagon', bezel: 'dive', texture: 'stripes' }],
    ['Hermès', 'Heure H', { caseKind: 'h', indices: 'arabic' }],
    ['Cartier', 'Tank Française', { caseKind: 'tank-francaise', bracelet: 'tank' }],
    ['Omega', 'Constellation', { caseKind: 'claws', bezel: 'engine' }],
    ['Rolex', 'GMT-Master II', { bezel: 'gmt', hands: 'mercedes' }],
    ['Cartier', 'Tank', { caseKind: 'tank', bracelet: null, cabochon: true }],
    ['Rolex', 'Lady-Datejust', { bezel: 'fluted', bracelet: 'jubilee' }],
    ['Cartier', 'Ballon Bleu', { caseKind: 'pebble', indices: 'roman' }],
    ['Rolex', 'Sky-Dweller', { bezel: 'fluted', offCentreRing: true }],
    ['Tissot', 'T-Sport', { bezel: 'tachymeter', registers: 'v' }],
    ['Maurice Lacroix', 'Aikon', { caseKind: 'integrated', bezel: 'arms' }],
    ['Omega', 'Speedmaster', { bezel: 'tachymeter', lug: 'lyre', registers: 'tri', dial: 'black' }],
    ['Breitling', 'Chronomat', { bezel: 'riders', bracelet: 'rouleaux' }],
    ['Rado', 'Centrix', { caseKind: 'flowing', bracelet: 'polished' }],
    ['Rolex', 'Date', { bezel: 'smooth', bracelet: 'oyster', cyclops: true }],
    ['Cartier', 'Tank Must', { caseKind: 'tank', twoHands: true }],
    ['Omega', 'De Ville', { caseKind: 'dress', hands: 'leaf', indices: 'roman' }],
    [
      'Audemars Piguet',
      'Royal Oak Diver Offshore',
      { caseKind: 'offshore', secondCrown: true, indices: 'baton' },
    ],
    ['Breitling', 'Superocean', { bezel: 'dive', indices: 'square', bracelet: null }],
    ['Maserati', 'Classic', { caseKind: 'dress', hands: 'dauphine' }],
    ['Rolex', 'Yacht-Master', { bezel: 'dive', insert: ['', ''] }],
    ['Longines', 'Conquest', { lug: 'short', indices: 'wedge', guards: true }],
    ['Tudor', 'Tudor Royal', { caseKind: 'flowing', bezel: 'segments', indices: 'roman' }],
    ['Rado', 'Captain Cook', { bezel: 'dive', hands: 'arrow' }],
    ['Oris', 'Aquis', { caseKind: 'aquis', bezel: 'dive' }],
    ['Frederique Constant', 'Highlife', { caseKind: 'integrated', texture: 'globe' }],
    ['Patek Philippe', 'Golden Ellipse', { caseKind: 'ellipse', twoHands: true }],
    ['Patek Philippe', 'Nautilus', { caseKind: 'porthole', texture: 'stripes' }],
    ['Vacheron Constantin', 'Overseas', { caseKind: 'integrated', bezel: 'notches' }],
    ['IWC', 'Ingenieur', { caseKind: 'integrated', bezel: 'bolts' }],
    ['IWC', 'Portugieser', { caseKind: 'dress', registers: 'axis', secondsAt: 9 }],
  ])('drawings: %s %s', (brand, collection, parts) => {
    expect(drawn(brand, collection)).toMatchObject(parts);
  });

  let stocked: StockedCollection[];
  beforeAll(async () => {
    stocked = await stockedCollections(40, brands);
  });
  test('drawings: each of the forty most stocked collections has its signature', () => {
    const without = stocked.filter(({ typical: { brand, collection, model } }) => {
      const key = [brand, collection ?? '', model].map((name) =>
        name
          .normalize('NFD')
          .toLowerCase()
          .replace(/[\u0300-\u036f]/g, '')
          .replace(/[^a-z0-9]+/g, '-'),
      );
      return !signatureOf(key.join(' '));
    });
    expect(stocked).toHaveLength(40);
    expect(without.map(({ brand, collection }) => `${brand} ${collection}`)).toEqual([]);
  });
});

describe('decision 487: what is recorded overrides the signature', () => {
  test.each<[string, Design, Partial<Design>]>([
    [
      'the form',
      drawn('Omega', 'Constellation', { form: 'square' }),
      { caseKind: 'square', bezel: 'smooth' },
    ],
    ['the strap', drawn('Rolex', 'Datejust', { bracelet: 'leather' }), { bracelet: null }],
    ['the bracelet', drawn('Cartier', 'Tank', { bracelet: 'steel' }), { bracelet: 'polished' }],
    ['the dial', drawn('Rolex', 'Submariner', { dialColour: 'blue' }), { dial: 'blue' }],
    [
      'the reference of a chronograph',
      drawn('Audemars Piguet', 'Royal Oak Offshore', { reference: '26420SO.OO.A002CA.01' }),
      { registers: 'tri' },
    ],
    ['the calibre', drawn('IWC', 'Portugieser', { caliber: '69385' }), { registers: 'v' }],
    ['the reference', drawn('Rolex', 'Datejust', { reference: '126300' }), { bezel: 'smooth' }],
    [
      'the line that a reference names',
      drawn('Omega', 'Seamaster', { reference: '210.30.42' }),
      { bezel: 'scalloped', texture: 'waves' },
    ],
    [
      'the nickname',
      drawn('Rolex', 'Submariner', { nickname: 'Hulk' }),
      { dial: 'green', insert: ['#14543a', '#14543a'] },
    ],
  ])('drawings: %s', (_, design, parts) => {
    expect(design).toMatchObject(parts);
  });
});

describe('decision 488: a function is drawn if the record, the name or the reference states it', () => {
  test.each<[string, Design, string]>([
    ['a Datejust has a date', drawn('Rolex', 'Datejust'), 'date'],
    ['a Submariner has none on record', drawn('Rolex', 'Submariner'), ''],
    ['a Submariner Date has one', drawn('Rolex', 'Submariner', { model: 'Submariner Date' }), 'date'],
    ['an Oyster Perpetual has no calendar', drawn('Rolex', 'Oyster Perpetual'), ''],
    ['a Cosmograph is a chronograph', drawn('Rolex', 'Cosmograph Daytona'), 'chronograph'],
    ['a GMT-Master has a second time zone and a date', drawn('Rolex', 'GMT-Master II'), 'date,gmt'],
    ['a Yacht-Master has a date', drawn('Rolex', 'Yacht-Master'), 'date'],
    ['a Yacht-Master II has none', drawn('Rolex', 'Yacht-Master II'), ''],
    ['a Submariner Date by its reference', drawn('Rolex', 'Submariner', { reference: '16613' }), 'date'],
    ['a Submariner by its reference', drawn('Rolex', 'Submariner', { reference: '124060' }), ''],
    ['a Navitimer need not be a chronograph', drawn('Breitling', 'Navitimer'), ''],
    ['a record can deny it', drawn('Rolex', 'Datejust', { functions: ['no_date'] }), 'no_date'],
    ['a name can deny it', drawn('Tissot', 'Classic', { model: 'Classic No-Date' }), ''],
    [
      'a reference can state it',
      drawn('Audemars Piguet', 'Royal Oak', { reference: '26331ST.OO.1220ST.01' }),
      'chronograph',
    ],
  ])('drawings: %s', (_, { functions }, expected) => {
    expect([...functions].join()).toBe(expected);
  });

  test('drawings: stones are drawn only where the reference says that they are', () => {
    const bezel = (reference: string, stones: boolean) =>
      drawn('Rolex', 'Datejust', { reference, stones }).bezel;
    expect(bezel('126233', true)).toBe('fluted');
    expect(bezel('116244', true)).toBe('gems');
    expect(bezel('116244', false)).toBe('fluted');
  });
});
