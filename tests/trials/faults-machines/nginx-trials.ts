import http from 'node:http';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { ask, askHttp2 } from './ask.ts';
import { must } from './must.ts';
import type { Machines } from './machines.ts';

/** Checks four hosts with TLS, HTTP/2, and unknown hosts. */
export async function tryHosts(site: Machines): Promise<string> {
  for (const [place, locale] of LOCALES.entries()) {
    const host = site.hosts[place] ?? '';
    const { status, text, headers } = await ask(site, { host, path: '/about/' });
    must(status === 200 && text.includes(`lang="${LOCALE_FACTS[locale].lang}"`), `${host} answers ${status}`);
    must(headers['strict-transport-security'] !== undefined, `${host} has no HSTS`);
    must(!headers.server?.includes('/'), `the version of nginx is told: ${headers.server}`);
    must((await askHttp2(site, host, '/about/')) === 200, `${host} does not answer over HTTP/2`);
  }
  const [host = ''] = site.hosts;
  const plain = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.plain, path: '/a/?b=c', headers: { Host: host } };
    http.get(options, (response) => resolve(response.resume())).once('error', reject);
  });
  must(plain.statusCode === 301 && plain.headers.location === `https://${host}/a/?b=c`, 'no way to https');
  const stranger = await ask(site, { host: 'evil.example', path: '/' }).catch((error: Error) => error);
  must(stranger instanceof Error, 'a certificate is shown for a host that is not ours');
  const forged = await ask(site, { host, path: '/', headers: { Host: 'evil.example' } });
  must(forged.status === 421, `a host that is not ours gets ${forged.status}`);
  return 'four hosts over TLS, HTTP/1.1 and HTTP/2; others get no handshake, or 421';
}

/** Checks what nginx caches, and what it must not cache. */
export async function tryCache(site: Machines): Promise<string> {
  const [host = ''] = site.hosts;
  const home = await ask(site, { host, path: '/' });
  const asset = /\/_astro\/[\w.-]+\.js/.exec(home.text)?.[0];
  const picture = /\/media\/[^"\s]+\.webp/.exec(
    (await ask(site, { host, path: '/clocks_today/' })).text,
  )?.[0];
  must(asset !== undefined && picture !== undefined, 'the pages name no script or no picture');
  const accepts = ['br', 'gzip', ''];
  const forms = new Set<string>();
  for (const accept of [...accepts, ...accepts]) {
    const headers = { 'Accept-Encoding': accept };
    const reply = await ask(site, { host, path: asset ?? '', headers });
    must(
      reply.status === 200 && (reply.headers['content-encoding'] ?? '') === accept,
      `${accept} is not sent`,
    );
    forms.add(reply.text);
  }
  must(forms.size === 3, 'compressed forms are mixed up');
  for (let times = 0; times < 2; times += 1) await ask(site, { host, path: picture ?? '' });
  const asked = ['/', '/clocks_today/', '/account/', '/api/robot-task', '/favorites/'];
  for (const path of [...asked, ...asked]) await ask(site, { host, path });
  const log = await site.log();
  const keptOf = (path = '') => log.filter((line) => line.path === path).map(({ kept }) => kept);
  const [script, image] = [keptOf(asset), keptOf(picture)];
  must(script.filter((kept) => kept === 'HIT').length === 3, `a script is kept thus: ${script.join(' ')}`);
  must(image.at(-1) === 'HIT', `a picture is kept thus: ${image.join(' ')}`);
  for (const path of asked)
    must(
      keptOf(path).every((kept) => kept === ''),
      `${path} is kept`,
    );
  must(!JSON.stringify(log).includes('127.0.0.1'), 'the log has an address');
  return 'files and pictures are kept, in each compressed form apart; pages and calls never';
}
