import { expect, it, test } from 'vitest';
import { drawMonogram } from './draw-monogram.ts';
import letters from './letters.json' with { type: 'json' };

test.each([
  ['Cyrillic', 'ВО', 2],
  ['Ukrainian letters', 'ЄЇ', 2],
  ['Latin', 'DM', 2],
  ['one letter', 'Щ', 1],
  ['a script that is not there', '李', 0],
])('drawings: a monogram of %s', (_, initials, count) => {
  const svg = drawMonogram(initials, 'somebody');
  expect(svg.match(/scale\([\d.]+ -[\d.]+\)/g) ?? []).toHaveLength(count);
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(30 * 1024);
});

it('drawings: each person’s lid is turned in its own way, always the same', () => {
  const seeds = ['viktor-orlov', 'anna-levina', 'timur-rahimov', 'maria-stolbova'];
  expect(new Set(seeds.map((seed) => drawMonogram('АБ', seed))).size).toBe(seeds.length);
  expect(drawMonogram('АБ', 'viktor-orlov')).toBe(drawMonogram('АБ', 'viktor-orlov'));
});

it('drawings: every capital of the four languages has an outline', () => {
  const missing = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯІЇЄҐ'].filter(
    (letter) => !Object.hasOwn(letters, letter),
  );
  expect(missing).toEqual([]);
});
