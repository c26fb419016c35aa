import { expect, it } from 'vitest';
import { withoutSecrets } from './move-to-postgres.ts';

it.each([
  ['postgres://shop:secret@db.example:5433/goods', 'db.example:5433/goods'],
  ['postgres://shop:secret@/goods?host=/var/run/postgresql', '/var/run/postgresql:5432/goods'],
  ['postgres:///goods?host=/var/run/postgresql', '/var/run/postgresql:5432/goods'],
])('the note about a move names the database of %s without its secret', (url, place) => {
  expect(withoutSecrets(url)).toBe(place);
});
