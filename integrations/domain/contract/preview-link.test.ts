import { expect, it } from 'vitest';
import { isPreviewLink, PREVIEW_DAYS, previewPath, type PreviewKind } from './preview-link.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * 3_600_000;
const path = previewPath('secret', 'uz', { kind: 'article', slug: 'new' }, NOW);
const query = new URLSearchParams(path.split('?')[1]);
const later = new URLSearchParams({ ...Object.fromEntries(query), until: String(NOW) });

it.each([
  ['as it was made', 'secret', 'uz', 'new', query, NOW, true],
  ['on its last day', 'secret', 'uz', 'new', query, NOW + PREVIEW_DAYS * DAY - 1000, true],
  ['over', 'secret', 'uz', 'new', query, NOW + PREVIEW_DAYS * DAY, false],
  ['made longer by its reader', 'secret', 'uz', 'new', later, NOW, false],
  ['of another host', 'secret', 'ru', 'new', query, NOW, false],
  ['of another piece', 'secret', 'uz', 'old', query, NOW, false],
  ['of another secret', 'guess', 'uz', 'new', query, NOW, false],
  ['without a signature', 'secret', 'uz', 'new', new URLSearchParams(), NOW, false],
] as const)('architecture §3 preview: a link %s', (_, secret, locale, slug, given, now, expected) => {
  expect(isPreviewLink(secret, locale, { kind: 'article', slug }, given, now)).toBe(expected);
});

it('architecture §3 preview: a link to a text opens no piece of the same name', () => {
  const kinds: PreviewKind[] = ['article', 'text', 'piece'];
  const opens = kinds.filter((kind) => isPreviewLink('secret', 'uz', { kind, slug: 'new' }, query, NOW));
  expect(opens).toEqual(['article']);
});
