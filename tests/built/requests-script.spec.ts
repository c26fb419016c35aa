import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import type { StoredRequest } from '@tourbillon/backend/requests/list-requests.ts';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { callRequestFields, newPhone, postCall, proof, requestsOf } from '../site/call-requests.ts';
import { readSharedSite } from '../site/site.ts';

const run = promisify(execFile);

/** Runs the script behind `npm run requests`. */
async function requests(...args: string[]): Promise<string> {
  const { env } = readSharedSite();
  const options = { env: env as NodeJS.ProcessEnv, maxBuffer: 64 * 1024 * 1024 };
  return (await run(process.execPath, ['scripts/requests.ts', ...args], options)).stdout;
}

const today = () => new Date().toISOString().slice(0, 10);

async function listed(...args: string[]): Promise<StoredRequest[]> {
  return JSON.parse(await requests('--format', 'json', ...args)) as StoredRequest[];
}

test('npm run requests: a lead is listed, noted as taken and as answered once, and filtered by it', async () => {
  const phone = newPhone();
  // Midnight may pass in between.
  const from = today();
  await postCall({ ...callRequestFields(phone), robot: await proof() });
  await expect.poll(async () => (await requestsOf(phone)).length).toBe(1);
  const to = today();
  const mine = (rows: StoredRequest[]) => rows.filter(({ payload }) => payload.telephone === phone);
  const [row] = mine(await listed('--state', 'open', '--kind', 'feedback', '--from', from, '--to', to));
  const id = String(row?.id);
  expect(await requests('--kind', 'feedback')).toContain(phone);
  expect(await requests('--format', 'csv', '--state', 'open')).toContain(`'${phone}`);

  expect(await requests('--taken', id)).toBe(`Noted as taken: ${id}\n`);
  expect(await requests('--answered', `${id},999999`)).toBe(`Noted as answered: ${id}\n`);
  expect(await requests('--answered', id)).toBe('Noted as answered: none\n');
  expect(mine(await listed('--state', 'answered'))).toMatchObject([
    { id: row?.id, takenAt: expect.any(String), answeredAt: expect.any(String) },
  ]);
  // The filters of the call, without starting a program for each.
  const { backendPort, env } = readSharedSite();
  const backend = `http://127.0.0.1:${backendPort}`;
  const access = await openStaffAccess({ backend, dataDir: env.DATA_DIR ?? '' });
  expect(mine(await access.list({ state: 'open' }))).toEqual([]);
  expect(mine(await access.list({ from: '2001-01-01', to: '2001-01-02' }))).toEqual([]);
});

for (const [what, args, sentence] of [
  ['words for numbers', ['--answered', 'all'], /is not a list of request numbers/],
  ['a day that is none', ['--from', 'yesterday'], /--from and --to are days/],
] as const) {
  test(`npm run requests: ${what} is answered with a sentence`, async () => {
    await expect(requests(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(sentence),
    });
  });
}
