// npm run backup: a copy of everything that cannot be made anew, in one file, while the site runs:
//   npm run backup                        into the folder backups
//   npm run backup -- /mnt/backups        into another folder
//   npm run backup -- shop.tar.gz         as this file
import path from 'node:path';
import { makeBackup } from './backup/make-backup.ts';
import { asProblem } from './backup/as-problem.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const [to = 'backups'] = process.argv.slice(2);
  const began = performance.now();
  const settings = {
    dataDir: path.resolve(process.env.DATA_DIR || './.data'),
    databaseUrl: process.env.DATABASE_URL || undefined,
    backendPort: readSettings(process.env).backendPort,
  };
  const { file, bytes, files } = await asProblem(() => makeBackup(settings, to));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB, ${files} files, in ${seconds} s`);
  return 0;
});
