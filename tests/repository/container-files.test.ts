import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../scripts/processes/settings.ts';
import { composeSchema } from './compose-file.ts';
import { listFiles, readText, ROOT } from './files.ts';

const FOLDER = 'scripts/deploy/container';
const COMPOSE = readText(`${FOLDER}/compose.yaml`);
const CONTAINERFILE = readText(`${FOLDER}/Containerfile`)
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ');
const CONFIGURE = readText('docs/operations/configure.md');

/** Arguments of every instruction with that name. */
const instructions = (name: string) =>
  [...CONTAINERFILE.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

/** Variables that `ENV` sets. */
const environment = Object.fromEntries(
  instructions('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
) as Record<string, string>;

describe('compose file', () => {
  const compose = v.parse(composeSchema, parse(COMPOSE));

  it('has nothing but what the Compose Specification knows', () => {
    expect(Object.keys(compose.services)).toEqual(['site', 'database', 'nginx']);
  });

  it('takes variables that docs/operations/configure.md names, and has no other dollar', () => {
    const names = [...COMPOSE.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name = '']) => name);
    expect(names).not.toEqual([]);
    expect(names.filter((name) => !CONFIGURE.includes(`\`${name}\``))).toEqual([]);
    expect(COMPOSE.replaceAll(/\$\{[A-Z_]+:\?\}/g, '')).not.toContain('$');
    const set = Object.keys(compose.services.site?.environment ?? {});
    expect(set.filter((name) => !CONFIGURE.includes(`\`${name}\``))).toEqual([]);
  });

  it('waits for services that are there, and for health where something tells it', () => {
    for (const { depends_on = {} } of Object.values(compose.services)) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        const awaited = compose.services[name];
        expect(awaited, name).toBeDefined();
        const tells = awaited?.healthcheck ?? (awaited?.build && instructions('HEALTHCHECK').length === 3);
        if (condition === 'service_healthy') expect(tells, name).toBeTruthy();
      }
    }
  });

  it('mounts volumes that it names, files that are there, and a folder for the certificate that stays out of git and images', () => {
    const sources = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((line) => line.split(':')[0] ?? ''),
    );
    expect(sources.filter((source) => !source.startsWith('.')).sort()).toEqual(
      Object.keys(compose.volumes).sort(),
    );
    const files = sources.filter((source) => source.startsWith('.'));
    const missing = files.filter((file) => !existsSync(path.join(ROOT, FOLDER, file)));
    expect(missing.filter((file) => file !== './tls')).toEqual([]);
    expect(readText('.gitignore')).toContain(`${FOLDER}/tls/`);
    expect(readText('.dockerignore')).toContain(`${FOLDER}/tls`);
    for (const name of ['.gitignore', '.dockerignore']) expect(readText(name)).toMatch(/^(\*\*\/)?\.env$/m);
  });

  it('leaves backups in the project out of git and images', () => {
    for (const name of ['.gitignore', '.dockerignore'])
      expect(readText(name)).toMatch(/^(\*\*\/)?\*\.tar\.gz\n(\*\*\/)?\*\.tgz$/m);
  });

  it('keeps nothing of the data outside of a volume', () => {
    expect(compose.services.site?.volumes).toContain(`data:${environment.DATA_DIR}`);
  });

  it('builds from the root of the project by a file that is there', () => {
    const { context = '', dockerfile = '' } = compose.services.site?.build ?? {};
    expect(path.resolve(ROOT, FOLDER, context)).toBe(ROOT);
    expect(existsSync(path.join(ROOT, dockerfile))).toBe(true);
  });

  it('stops the site no sooner than it stops by itself', () => {
    const unit = /^TimeoutStopSec=(\d+)$/m.exec(readText('scripts/deploy/systemd/tourbillon.service'))?.[1];
    expect(compose.services.site?.stop_grace_period).toBe(`${unit}s`);
  });

  it('has nginx look for the storefront in the other container, and for its files where they are mounted', () => {
    const { command = [], volumes = [] } = compose.services.nginx ?? {};
    let conf = readText('scripts/deploy/nginx/tourbillon.conf');
    for (const [, , from = '', to = ''] of (command[2] ?? '').matchAll(/'s([#/])(.+?)\1(.+?)\1'/g)) {
      expect(conf).toContain(from);
      conf = conf.replaceAll(from, to);
    }
    expect(conf).not.toMatch(/127\.0\.0\.1|\/var\/log/);
    expect(conf.match(/server site:(\d+)/g)).toEqual(Array(2).fill(`server site:${environment.PORT}`));
    const mounted = volumes.map((line) => line.split(':')[1] ?? '');
    const places = [...conf.matchAll(/^ *(?:ssl_certificate(?:_key)?|proxy_cache_path) (\S+?);?(?: |$)/gm)];
    expect(places).toHaveLength(3);
    for (const [, place = ''] of places)
      expect(
        mounted.some((folder) => place.startsWith(`${folder}/`)),
        place,
      ).toBe(true);
    expect(compose.services.nginx?.ports).toEqual(['80:80', '443:443']);
  });
});

describe('container file', () => {
  it('knows each of its instructions', () => {
    const known = 'FROM|WORKDIR|COPY|RUN|USER|ENV|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|CMD';
    const lines = CONTAINERFILE.split('\n').filter(Boolean);
    expect(lines.filter((line) => !new RegExp(`^(${known}) \\S`).test(line))).toEqual([]);
  });

  it('is made of the Node that the project brings elsewhere', () => {
    const major = /const MAJOR = (\d+)/.exec(readText('scripts/bootstrap/runtime.mjs'))?.[1];
    const [first = '', ...others] = instructions('FROM');
    expect(first).toMatch(new RegExp(`^node:${major}-`));
    // Every other stage is based on one above it.
    const stages = [first, ...others].map((line) => line.split(' AS '));
    const unknown = stages.slice(1).filter(([from], index) => {
      return !stages.slice(0, index + 1).some(([, name]) => name === from);
    });
    expect(unknown).toEqual([]);
  });

  it('has a stage for each program and last one for the whole site, which the compose file takes', () => {
    const names = instructions('FROM').map((line) => line.split(' AS ')[1]);
    expect(names).toEqual([
      'manifests',
      'build',
      'storefront-files',
      'program',
      'backend',
      'storefront',
      'site',
    ]);
  });

  it('installs what the trial of separate installs does, and no tools of development', () => {
    const installs = instructions('RUN')
      .map((line) => line.replace(/\s+/g, ' '))
      .filter((line) => line.startsWith('npm ci --omit=dev'));
    const options = [...readText('tests/trials/separate-installs.ts').matchAll(/options: *'([^']+)'/g)];
    // The cache of npm stays out of the image: 120 MB.
    const CLEANED = ' && rm -rf /root/.npm';
    const expected = options.map(([, option]) => `npm ci --omit=dev --ignore-scripts ${option}${CLEANED}`);
    expect(expected).toHaveLength(2);
    expect(installs.sort()).toEqual([...expected, `npm ci --omit=dev --ignore-scripts${CLEANED}`].sort());
  });

  it('copies the manifest of every package of the workspace before it installs', () => {
    const copied = instructions('COPY').join(' ');
    const manifests = listFiles(/^(integrations\/[^/]+|tests)\/package\.json$/);
    expect(manifests.filter((file) => !copied.includes(file))).toEqual([]);
  });

  it('copies what is there, out of the project or an earlier stage', () => {
    const stages = instructions('FROM').flatMap((line) => / AS (\S+)$/.exec(line)?.[1] ?? []);
    for (const line of instructions('COPY')) {
      const from = /--from=(\S+)/.exec(line)?.[1];
      if (from) expect(stages).toContain(from);
      const files = line
        .split(' ')
        .filter((word) => !word.startsWith('--'))
        .slice(0, -1);
      if (!from) expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
    }
  });

  it('runs scripts of the project, not as root', () => {
    const scripts = [...CONTAINERFILE.matchAll(/\bscripts\/[\w/.-]+/g)].map(([file]) => file);
    expect([...new Set(scripts)]).toEqual(['scripts/build.ts', 'scripts/start.ts']);
    expect(listFiles(/^scripts\/\w+\.ts$/)).toEqual(expect.arrayContaining(scripts));
    // Once for each program, after the installation of its packages.
    expect(instructions('USER')).toEqual(['node', 'node', 'node']);
    expect(listFiles(/^integrations\/backend\/main\.ts$/)).toHaveLength(1);
  });

  it('listens, and tells its health, where the storefront does', () => {
    expect(
      Object.keys(environment).filter((name) => name !== 'NODE_ENV' && !CONFIGURE.includes(`\`${name}\``)),
    ).toEqual([]);
    const { port, backendPort, internalPort } = readSettings(environment);
    expect(instructions('EXPOSE')).toEqual([backendPort, port, port].map(String));
    expect(CONTAINERFILE).toContain(`fetch('http://127.0.0.1:${backendPort}/health')`);
    expect(CONTAINERFILE).toContain(`fetch('http://127.0.0.1:${internalPort}/ready')`);
    expect(readText('scripts/processes/workers/internal-endpoint.ts')).toContain("case '/ready':");
    expect(instructions('VOLUME')).toEqual([environment.DATA_DIR]);
  });
});
