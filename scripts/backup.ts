// npm run backup: a copy of all data that cannot be made again, in one file, while the site runs:
//   npm run backup                        into the folder backups, beside .data or in DATA_DIR
//   npm run backup -- /mnt/backups        into another folder
//   npm run backup -- shop.tar.gz         to this file
//   npm run backup -- --with-bucket       with the files of requests and photographs of items in the bucket of S3_*
import { openBucket } from '@tourbillon/platform/storage/open-storage.ts';
import { Problem } from './bootstrap/problem.mjs';
import { makeBackup } from './backup/make-backup.ts';
import { asProblem } from './processes/as-problem.ts';
import { backupTarget } from './backup/backup-target.ts';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values, words } = readCommandLine({ 'with-bucket': { type: 'boolean', default: false } }, 1);
  const [named] = words;
  const withBucket = values['with-bucket'];
  const { dataDir, databaseUrl, backendPort, storefront } = readSettings();
  const { S3_BUCKET } = storefront;
  if (withBucket && !S3_BUCKET) throw new Problem('No bucket is configured: --with-bucket needs S3_BUCKET.');
  const to = await backupTarget(named, dataDir);
  const began = performance.now();
  const settings = {
    dataDir,
    databaseUrl,
    backendPort,
    bucket: withBucket ? await openBucket(storefront, 'uploads/') : undefined,
    photographs: withBucket ? await openBucket(storefront, 'item-photos/') : undefined,
  };
  const { file, bytes, files } = await asProblem(() => makeBackup(settings, to));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${file}: ${(bytes / 1024 / 1024).toFixed(1)} MB, ${files} files, in ${seconds} s`);
  if (S3_BUCKET && !withBucket) {
    console.log(
      `Without the files of requests and photographs of items in the bucket ${S3_BUCKET}: --with-bucket includes them.`,
    );
  }
  return 0;
});
