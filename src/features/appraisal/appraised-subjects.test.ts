import { expect, it } from 'vitest';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { appraisedSubjects } from './appraised-subjects.ts';

it.each<[CatalogType[], string[]]>([
  [
    ['clock', 'jewelry', 'accessory', 'art'],
    ['watch', 'diamond'],
  ],
  [['clock'], ['watch']],
  [['jewelry', 'art'], ['diamond']],
  [['art'], ['watch', 'diamond']],
])('D228 a shop of %s appraises %s', (sections, subjects) => {
  expect(appraisedSubjects((type) => sections.includes(type))).toEqual(subjects);
});
