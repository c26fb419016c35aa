// npm run restore: puts a backup in place, while the site is stopped:
//   npm run restore -- backups/tourbillon-2026-11-21T14-00-00.tar.gz
//   npm run restore -- shop.tar.gz --replace        where there is data already: it is moved aside, not deleted
import path from 'node:path';
import { openBucket } from '@tourbillon/platform/storage/open-storage.ts';
import { Problem } from './bootstrap/problem.mjs';
import { asProblem } from './processes/as-problem.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { readCommandLine } from './processes/command-line.ts';
import { operatorPath } from './processes/operator-path.ts';
import { isFree } from './processes/ports.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values, words } = readCommandLine({ replace: { type: 'boolean', default: false } }, 1);
  const [archive] = words;
  if (!archive) throw new Problem('Name the backup: npm run restore -- backups/tourbillon-….tar.gz');
  const { port, backendPort, dataDir, databaseUrl, storefront } = readSettings();
  for (const taken of [port, backendPort]) {
    if (!(await isFree(taken, '127.0.0.1')))
      throw new Problem(
        `Port ${taken} is in use. Stop the site first. If another program uses it, set PORT to the port of the site.`,
      );
  }
  const restored = await asProblem(async () =>
    restoreBackup({
      archive: operatorPath(archive),
      dataDir,
      databaseUrl,
      bucket: await openBucket(storefront, 'uploads/'),
      photographs: await openBucket(storefront, 'item-photos/'),
      replace: values.replace,
    }),
  );
  const { manifest, rows, aside } = restored;
  console.log(`The backup of ${manifest.made} is restored: ${rows} rows.`);
  if (aside)
    console.log(
      `The replaced data is in ${path.join(dataDir, aside)}. Delete it when you no longer need it.`,
    );
  return 0;
});
