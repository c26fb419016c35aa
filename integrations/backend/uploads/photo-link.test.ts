import { describe, expect, it } from 'vitest';
import { isLinkGood, photoLink } from './photo-link.ts';

const now = new Date('2026-11-21T08:00:00Z');
const id = 'a'.repeat(32);
const link = new URL(photoLink({ id, type: 'jpeg' }, 'key', now), 'http://ru.localhost');
const good = {
  file: `${id}.jpeg`,
  expires: link.searchParams.get('expires') ?? '',
  signature: link.searchParams.get('signature') ?? '',
};

describe('architecture §6 uploads: links of the staff', () => {
  it.each<[string, Partial<typeof good>, string, string, boolean]>([
    ['as it was made', {}, 'key', '2026-11-21T08:00:00Z', true],
    ['on its last day', {}, 'key', '2026-12-21T08:00:00Z', true],
    ['a second later', {}, 'key', '2026-12-21T08:00:01Z', false],
    ['with another file', { file: `${'b'.repeat(32)}.jpeg` }, 'key', '2026-11-21T08:00:00Z', false],
    ['with another type', { file: `${id}.pdf` }, 'key', '2026-11-21T08:00:00Z', false],
    ['with a longer life', { expires: '99999999999' }, 'key', '2026-11-21T08:00:00Z', false],
    ['without a signature', { signature: '' }, 'key', '2026-11-21T08:00:00Z', false],
    ['of another key', {}, 'other', '2026-11-21T08:00:00Z', false],
  ])('%s', (_, changed, key, at, expected) => {
    expect(isLinkGood({ ...good, ...changed }, key, new Date(at))).toBe(expected);
  });
});
