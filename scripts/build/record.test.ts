import { describe, expect, it } from 'vitest';
import { findStale } from './record.ts';

const WANTED = { code: 'c2', pages: 'p2' };

describe('architecture §7 what is built again', () => {
  it.each([
    ['nothing was built', {}, { code: true, pages: true }],
    ['the code is old', { code: 'c1', pages: 'p2' }, { code: true, pages: true }],
    ['the texts are old', { code: 'c2', pages: 'p1' }, { code: false, pages: true }],
    ['the rendering was interrupted', { code: 'c2' }, { code: false, pages: true }],
    ['all is new', { code: 'c2', pages: 'p2' }, { code: false, pages: false }],
  ])('%s', (_, found, expected) => {
    expect(findStale(found, WANTED)).toEqual(expected);
  });
});
