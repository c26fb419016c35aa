import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { openDesk } from '../../integrations/embedded-backend/requests/desk.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { backend, storefront } from '../../scripts/site/throwaway.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { filledIn, newPhone, postCall } from '../site/call-requests.ts';
import { takeSite } from '../site/site.ts';

const REQUESTS = 50;

/** After so many requests a program is killed as by the power, and started again. */
const KILLS: Record<number, 'storefront' | 'backend'> = {
  8: 'storefront',
  17: 'backend',
  33: 'storefront',
  42: 'backend',
};

test('issue 6: kill -9 of storefront and backend loses no thanked request and doubles none', async () => {
  test.setTimeout(180_000);
  const site = takeSite();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const provider = createServer((_, reply) => reply.end('{"success":true}'));
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
  const [port, backendPort] = [await freePort(), await freePort()];
  const env: Record<string, string | undefined> = {
    ...site.env,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    SMTP_URL: undefined,
    RECAPTCHA_SITE_KEY_RU: 'site',
    RECAPTCHA_SECRET_RU: 'secret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`,
  };
  for (const locale of LOCALES) env[`SITE_URL_${locale.toUpperCase()}`] = site.origins[locale];
  const programs = { backend: backend(env), storefront: storefront(site.dist, env) };
  const running: Partial<Record<keyof typeof programs, ChildProcess>> = {};

  /** Starts a program and waits until it says that it is ready. */
  const start = async (name: keyof typeof programs) => {
    const { file, args = [] } = { args: [], ...programs[name] };
    const child = spawn(process.execPath, [file, ...args], {
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    running[name] = child;
    await new Promise<void>((resolve) => {
      child.on('message', (word) => 'ready' in (word as object) && resolve());
    });
  };
  const kill = async (name: keyof typeof programs) => {
    const child = running[name];
    child?.kill('SIGKILL');
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };

  try {
    await start('backend');
    await start('storefront');
    const thanked: string[] = [];
    const restarts: Promise<void>[] = [];
    for (let n = 0; n < REQUESTS; n++) {
      const [phone, key] = [newPhone(), `opening-of-form-${n}`];
      const sending = submit(phone, key);
      const victim = KILLS[n];
      if (victim) {
        // In the middle of the request, wherever it is by then.
        await sleep(n);
        await kill(victim);
        restarts.push(start(victim));
        if (victim === 'storefront') await restarts.at(-1);
      }
      if (await sending) thanked.push(phone);
    }
    await Promise.all(restarts);
    expect(thanked.length).toBeGreaterThan(REQUESTS - 5);

    const desk = await openDesk({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
    const stored = async () => (await desk.list({})).map(({ payload }) => payload.telephone as string);
    await expect.poll(async () => missing(thanked, await stored()), { timeout: 30_000 }).toEqual([]);
    const phones = await stored();
    expect(new Set(phones).size).toBe(phones.length);
  } finally {
    await kill('storefront');
    await kill('backend');
    provider.close();
    await rm(dataDir, { recursive: true, force: true });
  }

  /** Sends a request as a person does: once more when the connection breaks. @returns whether it was thanked for. */
  async function submit(phone: string, key: string): Promise<boolean> {
    const fields = { ...filledIn(phone), key, robot: 'token' };
    for (let times = 0; times < 3; times++) {
      const reply = await postCall(fields, { port }).catch(() => undefined);
      if (reply)
        return reply.status === 200 && reply.text.includes(translator('ru')('requests.callDoneTitle'));
      await sleep(1_000);
    }
    return false;
  }
});

function missing(wanted: string[], found: string[]): string[] {
  return wanted.filter((one) => !found.includes(one));
}
