import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './ports.ts';
import { fileOf } from './programs.ts';

const LIMIT = 60_000;

/** Runs a command of the operator where no site runs. @returns what it says, and whether it has made a database. */
async function run(args: string[], env: Record<string, string>) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'require-database-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const [script = '', ...options] = args;
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), DATABASE_URL: '', ...env };
  const [code, said] = await new Promise<[unknown, string]>((resolve) => {
    const command = [fileOf(`scripts/${script}.ts`), ...options];
    execFile(process.execPath, command, { env: { ...process.env, ...environment } }, (error, out, err) =>
      resolve([error?.code, (out + err).trim()]),
    );
  });
  return { code, said: said.replaceAll(dataDir, 'DATA'), isMade: existsSync(path.join(dataDir, 'database')) };
}

it.each([['requests'], ['stock', 'export', 'stock.csv'], ['publish']])(
  'npm run %s makes no database where a site has none',
  { timeout: LIMIT },
  async (...args) => {
    expect(await run(args, {})).toEqual({
      code: 1,
      said: 'There is no database in DATA. Set DATA_DIR, or DATABASE_URL, as the site has it.',
      isMade: false,
    });
  },
);

it('npm run rates says in a sentence that PostgreSQL is not there', { timeout: LIMIT }, async () => {
  const { code, said } = await run(['rates'], { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect([code, said]).toEqual([1, expect.stringMatching(/^PostgreSQL at DATABASE_URL cannot be used .*$/)]);
});
