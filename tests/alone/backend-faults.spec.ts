import type { ServerResponse } from 'node:http';
import { expect, test } from '@playwright/test';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { startAlteredStorefront } from '../site/altered-backend.ts';
import { ask, type Reply } from '../site/ask.ts';
import { callRequestFields, newPhone, postCall, proof } from '../site/call-requests.ts';
import { newNetwork } from '../site/mailing-list.ts';

type Fault = (reply: ServerResponse) => void;

const says =
  (text: string, status = 200): Fault =>
  (reply) => {
    reply.writeHead(status, { 'Content-Type': 'application/json' });
    reply.end(text);
  };

/** The fault of the backend; the host that has it; the status of the first page that needs the backend. */
const FAULTS: [fault: string, locale: Locale, does: Fault, status: 502 | 503][] = [
  ['is down', 'ru', (reply) => reply.destroy(), 502],
  ['says nothing for 30 s', 'en', () => undefined, 502],
  ['answers 503', 'ua', says('{"message":"no"}', 503), 503],
  ['breaks off its JSON', 'uz', says('{"data":[{"id":1,"title":"Rol'), 502],
  ['sends something else', 'ru', says('<html>Bad gateway</html>'), 502],
  ['sends another shape', 'ua', says('{"data":{"items":7},"items":"x"}'), 502],
];

/** Milliseconds: two seconds for the backend, the rest to render on a busy machine. */
const LIMIT = 3_500;

test('faults of the backend: what was there is shown, what was not says so, what is sent is kept, all within 2 s', async () => {
  const faults: Partial<Record<string, Fault>> = {};
  const does = (reply: ServerResponse, locale: string) => faults[locale]?.(reply) ?? Boolean(faults[locale]);
  const site = await startAlteredStorefront({ '*': does }, undefined, true);
  const { port } = site;
  try {
    const rows = FAULTS.map((row, number) => ({ row, number }));
    // Each host has its own circuit breaker, so the hosts run in parallel, and the faults of one host one after
    // another.
    const hosts = Map.groupBy(rows, ({ row }) => row[1]);
    await Promise.all(
      [...hosts].map(async ([locale, theirs]) => {
        const seen = '/clocks_today/?sort=by_price_ascending';
        expect((await ask(locale, seen, { port })).status).toBe(200);
        for (const { row, number } of theirs) {
          const fresh = `/clocks_today/?page=${number + 2}`;
          await expect
            .poll(async () => (await ask(locale, `${fresh}&sort=by_brand`, { port })).status, {
              timeout: 20_000,
            })
            .toBe(200);
          faults[locale] = row[2];
          await judge(row, number, port, seen);
          faults[locale] = undefined;
        }
      }),
    );
  } finally {
    await site.stop();
  }
});

test('D608 faults of the backend: a silent one that has never told anything costs a list or a form one wait', async () => {
  const site = await startAlteredStorefront({ '*': () => true }, undefined, true);
  try {
    const began = performance.now();
    expect((await ask('ru', '/clocks_today/?price_from=500000', { port: site.port })).status).toBe(502);
    expect(performance.now() - began).toBeLessThan(LIMIT);
    // The default city, the delivery and the page of the form are asked for in turn.
    const form = callRequestFields(newPhone(), { robot: await proof({ port: site.port }) });
    const sent = performance.now();
    expect((await postCall(form, { port: site.port }, 'en')).status).toBe(200);
    expect(performance.now() - sent).toBeLessThan(LIMIT);
    // The calculator cannot work without the tariff, but an outage must not give the status of a missing page.
    expect((await ask('uz', '/loan/?amount=9000000&days=30', { port: site.port })).status).toBe(502);
    expect((await ask('ua', '/.well-known/security.txt', { port: site.port })).status).toBe(502);
  } finally {
    await site.stop();
  }
});

async function judge(
  [fault, locale, , status]: (typeof FAULTS)[number],
  number: number,
  port: number,
  seen: string,
): Promise<void> {
  const t = translator(locale);
  const timed = async (what: string, asking: () => Promise<Reply>): Promise<Reply> => {
    const began = performance.now();
    const reply = await asking();
    expect.soft(performance.now() - began, `${fault}: ${what}, milliseconds`).toBeLessThan(LIMIT);
    return reply;
  };
  const words = (got: number) => t(got === 503 ? 'errors.s500' : 'errors.s502');

  for (const path of ['/about/', '/', seen]) {
    const reply = await timed(path, () => ask(locale, path, { port }));
    expect.soft(reply.status, `${fault}: ${path}`).toBe(200);
  }
  const unseen = [
    `/clocks_today/?page=${number + 2}&sort=by_price_descending`,
    `/clock/never-seen-${number}/`,
    `/search/?q=rolex+${number}`,
  ];
  for (const [place, path] of unseen.entries()) {
    const reply = await timed(path, () => ask(locale, path, { port }));
    // After a few failures the circuit is open and the backend is not asked: 502.
    expect.soft(place === 0 ? [status] : [status, 502], `${fault}: ${path}`).toContain(reply.status);
    const main = /<main[\s\S]*<\/main>/.exec(reply.text)?.[0] ?? '';
    expect.soft(main, `${fault}: ${path}`).toContain(words(reply.status));
  }

  const login = await timed('login', () =>
    ask(locale, '/api/login', {
      port,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newNetwork() },
      body: JSON.stringify({ email: 'nobody@example.com', password: 'correct horse' }),
    }),
  );
  expect.soft([status, 502], `${fault}: login`).toContain(login.status);
  expect.soft(JSON.parse(login.text), `${fault}: login`).toMatchObject({ message: words(login.status) });

  // A submission is stored before the backend is asked, and delivered when the backend is back.
  const fields = callRequestFields(newPhone(), { robot: await proof({ port }) });
  const sent = await timed('form', () => postCall(fields, { port }, locale));
  expect.soft(sent.status, `${fault}: form`).toBe(200);
  expect.soft(sent.text, `${fault}: form`).toContain(t('requests.callDoneTitle'));
}
