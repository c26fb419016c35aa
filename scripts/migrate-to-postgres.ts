// npm run migrate-to-postgres: moves the database of a default install into an empty PostgreSQL, while the site
// is stopped:
//   npm run migrate-to-postgres -- postgres://shop:secret@db.example/shop
import { asProblem } from './processes/as-problem.ts';
import { moveToPostgres } from './backup/move-to-postgres.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const [url] = readCommandLine({}, 1).words;
  if (!url || !/^postgres(ql)?:\/\//.test(url)) {
    throw new Problem('Give the address of an empty PostgreSQL: postgres://shop:secret@db.example/shop');
  }
  const { dataDir } = readSettings();
  const began = performance.now();
  const report = (table: string, rows: number) =>
    console.log(`${table.padEnd(24)} ${String(rows).padStart(9)}`);
  const { rows, tables } = await asProblem(() => moveToPostgres(dataDir, url, report));
  console.log(
    `${rows} rows of ${tables} tables moved and compared in ${((performance.now() - began) / 1000).toFixed(1)} s.\n` +
      `Start the site with DATABASE_URL set to that address, and the same DATA_DIR. The old database stays in ${dataDir}.`,
  );
  return 0;
});
