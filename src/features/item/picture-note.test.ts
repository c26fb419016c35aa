import { describe, expect, it } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { pictureNote } from './picture-note.ts';

const t = translator('en');
const drawn = { kind: 'drawing', view: 'front' } as const;
const photograph = { kind: 'photo' } as const;
const facts = (...keys: string[]) => keys.map((key) => ({ key }));
const EVERY = facts('case_material', 'dial_colour', 'bracelet_material', 'functions');

describe('decision 98: what stands under the pictures of an item', () => {
  it.each([
    ['a photograph', [photograph], EVERY, 'current', 'The photographs show the actual piece.'],
    [
      'a photograph of what was sold',
      [photograph],
      EVERY,
      'archive',
      'The photographs show the actual piece.',
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
      'This is a placeholder. We send photographs of the actual piece on request.',
    ],
    [
      'a drawing of what is all known',
      [drawn],
      EVERY,
      'current',
      'The drawing shows the shape and colours of the model. We send photographs of the actual watch on request.',
    ],
    [
      'a drawing with assumptions',
      [drawn],
      facts('dial_colour', 'bracelet_material'),
      'current',
      'The drawing shows the shape and colours of the model. We send photographs of the actual watch on request. Not on record, so assumed in the drawing: the case material, date and other complications (only those that the name or the reference states are drawn).',
    ],
    [
      'a drawing of a watch with stones',
      [drawn],
      [...EVERY, { key: 'precious_stones' }],
      'current',
      'The drawing shows the shape and colours of the model. We send photographs of the actual watch on request. Not on record, so assumed in the drawing: where the stones are (drawn only if the reference says so).',
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
