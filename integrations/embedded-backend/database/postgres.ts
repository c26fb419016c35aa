import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { Problem } from '../problem.ts';
import { MIGRATIONS, schema, type OpenDatabase } from './database.ts';

/** Key of the advisory lock under which one backend at a time migrates and fills a database. */
const SETUP_LOCK = 7_201_514;

/**
 * Opens PostgreSQL by its address.
 * @throws Problem when it cannot be reached or refuses the user.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 8 });
  // A connection that breaks while idle is replaced by the pool at the next query.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Problem(
      `PostgreSQL at DATABASE_URL cannot be used (${reason}). Start it or correct DATABASE_URL; ` +
        'without DATABASE_URL the built-in database is used.',
      { cause: error },
    );
  }
  const database = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    database,
    migrate: () => migrate(database, { migrationsFolder: MIGRATIONS }),
    async alone(work) {
      const client = new Client({ connectionString: url });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
        return await work();
      } finally {
        await client.end();
      }
    },
    problemOf: () => undefined,
    close: () => pool.end(),
  };
}
