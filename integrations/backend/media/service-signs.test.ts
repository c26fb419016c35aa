import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FALLBACK_ILLUSTRATIONS } from './fallback-illustrations.ts';
import { signOfText, THINGS } from './service-signs.ts';

const services = readdirSync(new URL('../content/services', import.meta.url));

test('without photographs each service has a sign of its own', () => {
  const covers = services.map((slug) => FALLBACK_ILLUSTRATIONS.drawCover(undefined, slug));
  expect(new Set(covers).size).toBe(services.length);
  expect(services.map(signOfText)).not.toContain(THINGS.page);
});

test('any other text has a page', () => {
  expect(signOfText('gid-rolex-submariner')).toBe(THINGS.page);
});
