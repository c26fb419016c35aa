import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../../../scripts/processes/programs.ts';

/** Differences from the shipped configuration on the loopback interface of one machine. */
export interface Loopback {
  /** Ports of nginx: HTTP, HTTPS, and the inner one in front of the backends. */
  plain: number;
  tls: number;
  inner: number;
  hosts: readonly string[];
  storefronts: readonly number[];
  backends: readonly number[];
}

const EXAMPLES =
  'tourbillon.example.ru tourbillon.example.com tourbillon.example.com.ua tourbillon.example.uz';

/**
 * Writes the shipped nginx configuration into a folder, with other ports, hosts and paths, and its own
 * certificate. Nothing else differs.
 * @returns the main file, and the certificate.
 */
export async function writeNginxFiles(
  folder: string,
  loopback: Loopback,
): Promise<{ main: string; certificate: string }> {
  for (const name of ['log', 'cache', 'tls', 'temp']) await mkdir(path.join(folder, name));
  const certificate = makeCertificate(path.join(folder, 'tls'), loopback.hosts);
  const { plain, tls, inner, hosts, storefronts, backends } = loopback;
  const [first, second] = backends;
  const site = await translate('tourbillon.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${plain}`],
    [/listen 443\b/g, `listen 127.0.0.1:${tls}`],
    [EXAMPLES, hosts.join(' ')],
    [
      /^ *server 127\.0\.0\.1:4321 (.*)$/gm,
      (_: string, rest: string) => storefronts.map((port) => `  server 127.0.0.1:${port} ${rest}`).join('\n'),
    ],
    ['/var/cache/nginx/', `${folder}/cache/`],
    ['/var/log/nginx/', `${folder}/log/`],
    ['/etc/tourbillon/tls/', `${folder}/tls/`],
  ]);
  const behind = await translate('tourbillon-backends.conf', [
    ['127.0.0.1:4300;', `127.0.0.1:${inner};`],
    ['10.0.0.11:4322', `127.0.0.1:${first}`],
    ['10.0.0.12:4322', `127.0.0.1:${second}`],
    ['/var/log/nginx/', `${folder}/log/`],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = path.join(folder, 'nginx.conf');
  await writeFile(
    main,
    [
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/log/error.log warn;`,
      'events { worker_connections 1024; }',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${folder}/temp/${name};`),
      site,
      behind,
      '}',
    ].join('\n'),
  );
  return { main, certificate };
}

type Change = [what: string | RegExp, by: string | ((found: string, rest: string) => string)];

/** @throws Error when a replacement does not match: the shipped file has changed. */
async function translate(name: string, changes: readonly Change[]): Promise<string> {
  let text = await readFile(fileOf(`scripts/deploy/nginx/${name}`), 'utf8');
  for (const [what, by] of changes) {
    const changed = text.replaceAll(what, by as string);
    if (changed === text) throw new Error(`${name} has no ${what}`);
    text = changed;
  }
  return text;
}

function makeCertificate(folder: string, hosts: readonly string[]): string {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'key.pem')];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const made = ['-x509', '-nodes', '-days', '2', '-subj', '/CN=trial', '-addext', names];
  execFileSync('openssl', ['req', ...curve, ...made, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return certificate;
}
