import { describe, expect, it } from 'vitest';
import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { pictureAlt } from './picture-alt.ts';
import { pictureNote } from './picture-note.ts';

const t = translator('en');
const drawn = { kind: 'drawing', view: 'front' } as const;
const photograph = { kind: 'photo' } as const;
const facts = (...keys: string[]) => keys.map((key) => ({ key }));
const EVERY = facts('case_material', 'dial_colour', 'bracelet_material', 'functions');

describe('decision 98: what stands under the pictures of an item', () => {
  it.each([
    ['a photograph', [photograph], EVERY, 'current', 'The photographs show this very piece.'],
    [
      'a photograph of what was sold',
      [photograph],
      EVERY,
      'archive',
      'The photographs show this very piece.',
    ],
    [
      'a drawing of a sold piece',
      [drawn],
      EVERY,
      'archive',
      'This is a drawing of the piece, not a photograph of it.',
    ],
    [
      'a silhouette',
      [{ kind: 'drawing' } as const],
      EVERY,
      'current',
      'This is a placeholder. We send photographs of this very piece on request.',
    ],
    [
      'a drawing of what is all known',
      [drawn],
      EVERY,
      'current',
      'The drawing shows the shape and colours of the model. We send photographs of this very piece on request.',
    ],
    [
      'a drawing with assumptions',
      [drawn],
      facts('dial_colour', 'bracelet_material'),
      'current',
      'The drawing shows the shape and colours of the model. We send photographs of this very piece on request. Not on record, so assumed in the drawing: the case material, date and other complications (none is drawn).',
    ],
  ])('%s', (_, pictures, known, stock, expected) => {
    expect(pictureNote({ catalog_type: 'clock', stock, facts: known, pictures }, t)).toBe(expected);
  });
});

it('decision 98: metals that no record has are named as assumed', () => {
  const item = { stock: 'current', pictures: [drawn] };
  const bag = { ...item, catalog_type: 'accessory', facts: facts('type', 'material', 'colour') } as const;
  expect(pictureNote(bag, t)).toMatch(
    /assumed in the drawing: the metal of its hardware \(drawn as steel\)\.$/,
  );
  expect(pictureNote({ ...bag, facts: [...bag.facts, { key: 'hardware' }] }, t)).not.toContain('assumption');
  const ring = { ...item, catalog_type: 'jewelry', facts: facts('type', 'insertions') } as const;
  expect(pictureNote(ring, t)).toMatch(/assumed in the drawing: the metal \(drawn as steel\)\.$/);
  expect(pictureNote({ ...ring, facts: facts('metal', 'insertions') }, t)).toMatch(/: the kind of piece\.$/);
});

describe('alternative texts of pictures', () => {
  it.each<['photo' | 'drawing', PictureView | undefined, string]>([
    ['photo', undefined, 'Rolex Daytona 116500LN, photograph 2 of 5'],
    ['photo', 'back', 'Rolex Daytona 116500LN, back view'],
    ['drawing', 'angled', 'Rolex Daytona 116500LN, angled view'],
    ['drawing', undefined, 'Rolex Daytona 116500LN: no photograph yet'],
  ])('a %s, %s', (kind, view, expected) => {
    const place = { index: 1, count: 5 };
    expect(pictureAlt(t, 'Rolex Daytona 116500LN', { kind, ...(view && { view }) }, place)).toBe(expected);
  });

  it.each([
    ['ru', 'Rolex, фотография 2 из 5'],
    ['ua', 'Rolex, фотографія 2 з 5'],
    ['uz', 'Rolex, 5 ta suratdan 2-si'],
  ] as const)('in %s', (locale, expected) => {
    const place = { index: 1, count: 5 };
    expect(pictureAlt(translator(locale), 'Rolex', { kind: 'photo' }, place)).toBe(expected);
  });
});
