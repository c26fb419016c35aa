import { randomBytes } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask } from './ask.ts';
import { isThanked, person, post, postPhoto, proof } from './forms.ts';
import type { Machines } from './machines.ts';
import { must } from './must.ts';

/** Time limit until a publication is live everywhere, milliseconds (architecture §8). */
const LONGEST_PUBLICATION = 2_000;

/** Checks that one publication is live on all storefronts and hosts. */
export async function tryPublishing(site: Machines): Promise<string> {
  const words = `Added by the trial ${randomBytes(4).toString('hex')}.`;
  for (const locale of LOCALES) {
    await appendFile(path.join(site.contentFolder, 'pages/about', `${locale}.md`), `\n\n${words}\n`);
  }
  const saved = performance.now();
  const shown = site.storefronts.flatMap(({ port }) =>
    site.hosts.map(async (host) => {
      while (
        !(await ask(site, { host, path: '/about/', direct: { port, address: '192.0.2.1' } })).text.includes(
          words,
        )
      ) {
        must(performance.now() - saved < 30_000, `${host} on ${port} shows the old page`);
        await setTimeout(20);
      }
      return performance.now() - saved;
    }),
  );
  const body = JSON.stringify({ import: true, nonce: randomBytes(8).toString('hex') });
  const { timestamp, signature } = sign(site.secrets.publish, body, Date.now());
  const headers = { 'X-Publish-Timestamp': timestamp, 'X-Publish-Signature': signature };
  const order = { host: site.hosts[0] ?? '', path: '/api/publish', method: 'POST', headers, body };
  const first = await ask(site, order);
  must(first.status === 200, `the order was answered with ${first.status}`);
  const took = Math.max(...(await Promise.all(shown)));
  must(took <= LONGEST_PUBLICATION, `it took ${took.toFixed(0)} ms until all showed it`);
  for (const { port } of site.storefronts) {
    const again = await ask(site, { ...order, direct: { port, address: '192.0.2.2' } });
    must(again.status === 403, `an order that was used is taken by another machine: ${again.status}`);
  }
  return `${took.toFixed(0)} ms from save to served on two storefronts and four hosts; the order works once`;
}

/** Checks that all storefronts share rate limits, whatever a visitor writes into X-Forwarded-For. */
export async function tryLimits(site: Machines): Promise<string> {
  const statuses: number[] = [];
  for (let n = 0; n < 14; n += 1) {
    const asking = {
      host: site.hosts[n % 4] ?? '',
      path: '/api/subscribers',
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${n}` },
      body: '{}',
    };
    statuses.push((await ask(site, asking)).status);
  }
  const passed = statuses.filter((status) => status !== 429).length;
  must(passed === 10, `${passed} of 14 passed where 10 may: ${statuses.join(' ')}`);
  return '10 of 14 letters in ten minutes pass, with a forged X-Forwarded-For each, over two storefronts';
}

/** Checks that a proof of work is valid once on all machines together. */
export async function tryProofs(site: Machines): Promise<string> {
  const [host = ''] = site.hosts;
  const robot = await proof(site, host);
  const [first, second] = site.storefronts;
  const send = (port: number, phone: string) =>
    post(
      site,
      { host, path: '/call-request/', direct: { port, address: '192.0.2.3' } },
      person(phone, robot),
    );
  must(isThanked(await send(first.port, '+79000000001')), 'a proof is not taken');
  must(!isThanked(await send(second.port, '+79000000002')), 'a used proof is taken by the other machine');
  return 'a proof used on one storefront is refused by the other';
}

/**
 * Checks that photographs uploaded to one storefront belong to a form sent to the other, also while the bucket is
 * down.
 */
export async function tryPhotos(site: Machines): Promise<string> {
  const [host = ''] = site.hosts;
  const [first, second] = site.storefronts;
  const send = async (photoAt: number, formAt: number, phone: string) => {
    const upload = randomBytes(16).toString('hex');
    const direct = (port: number) => ({ host, direct: { port, address: '192.0.2.4' } });
    const photo = await postPhoto(site, direct(photoAt), upload);
    must(photo.status === 200, `a photograph was answered with ${photo.status}`);
    const fields = { ...person(phone, await proof(site, host)), subject: 'watch', brand: 'Rolex', upload };
    const form = await post(site, { ...direct(formAt), path: '/appraisal/' }, fields);
    must(isThanked(form), `the form was answered with ${form.status}`);
  };
  await send(first.port, second.port, '+79000000003');
  await site.bucket.stop();
  await send(first.port, first.port, '+79000000004');
  await site.bucket.start();
  return 'photo and form at different storefronts; with the bucket away both are taken by one';
}
