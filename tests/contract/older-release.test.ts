import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { pgliteSession } from '@tourbillon/backend/database/session.ts';
import { MIGRATIONS, schema } from '@tourbillon/backend/database/database.ts';
import { fillTablesOfOldRelease, olderReleaseSuite } from './suites/older-release.ts';

olderReleaseSuite(async () => {
  const client = await PGlite.create();
  await client.transaction(async (transaction) => fillTablesOfOldRelease(await pgliteSession(transaction)));
  const database = drizzle(client, { schema, casing: 'snake_case' });
  return {
    database,
    migrate: () => migrate(database, { migrationsFolder: MIGRATIONS }),
    close: () => client.close(),
  };
});
