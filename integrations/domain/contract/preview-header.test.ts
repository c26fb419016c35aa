import { expect, test } from 'vitest';
import { readPreview, writePreview } from './preview-header.ts';

test('what a storefront says of a preview is read as it was written', () => {
  const query = new URLSearchParams({ until: '1', signature: 'a-b_c', other: 'x' });
  const read = readPreview(writePreview({ word: 'services.zalog-chasov', query }));
  expect([read?.word, read?.query.get('until'), read?.query.get('signature')]).toEqual([
    'services.zalog-chasov',
    '1',
    'a-b_c',
  ]);
});

test.each([undefined, '', 'until=1', 'word=', `word=${'a'.repeat(600)}`])('%j is none', (header) => {
  expect(readPreview(header)).toBeUndefined();
});
