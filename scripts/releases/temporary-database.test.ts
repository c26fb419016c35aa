import { Client } from 'pg';
import { expect, it } from 'vitest';
import { Problem } from '../bootstrap/problem.mjs';
import { addressOf, hasTables } from './temporary-database.ts';

it.each([
  'postgres://shop:secret@db.example:5433/goods?sslmode=disable',
  'postgres://shop:secret@db.example',
  'postgres://shop:secret@/goods?host=/var/run/postgresql',
  'postgres:///goods?host=/var/run/postgresql',
])('another database of the server of %s has its host, port and user', (url) => {
  const [one, other] = [url, addressOf(url, 'trial')].map((text) => new Client({ connectionString: text }));
  expect(other?.database).toBe('trial');
  for (const name of ['host', 'port', 'user', 'password', 'ssl'] as const)
    expect([name, other?.[name]]).toEqual([name, one?.[name]]);
});

it('a server that does not answer is reported in a sentence', async () => {
  const asked = hasTables('postgres://shop:secret@127.0.0.1:1/goods');
  await expect(asked).rejects.toThrow(/^PostgreSQL at DATABASE_URL cannot be used \([^)]+\)\. Start it/);
  await expect(asked).rejects.toBeInstanceOf(Problem);
});
