import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showSaved } from './show-saved.ts';

test('D706 after one’s own save the page of the row has the version of the save, and no other page', () => {
  const queries = new QueryClient();
  const keyOf = (resource: string, id: string) => [resource, 'getOne', { id, meta: undefined }];
  const keys = [keyOf('tickets', '7'), keyOf('tickets', '8'), keyOf('orders', '7')];
  for (const key of keys) queries.setQueryData(key, { revision: 1 });
  showSaved(queries, 'tickets', { id: 7, revision: 2 } as { id: number });
  expect(keys.map((key) => queries.getQueryData(key))).toEqual([
    { id: 7, revision: 2 },
    { revision: 1 },
    { revision: 1 },
  ]);
});
