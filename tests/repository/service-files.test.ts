import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECRET_PARAMETERS } from '@tourbillon/domain/contract/secret-parameters.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { BACKEND_ALLOCATOR, BACKEND_NODE_OPTIONS } from '../../scripts/processes/programs.ts';
import { listFiles, readText, ROOT } from './files.ts';

const SETTINGS = readText('scripts/deploy/systemd/site.env.example');
const CONFIGURE = readText('docs/operations/configure.md');
const DEPLOY = readText('docs/operations/deploy.md');
const UNITS = listFiles(/^scripts\/deploy\/systemd\/.*\.service$/);

/** Directives of the project's units, by section. */
const DIRECTIVES: Record<string, string> = {
  Unit: 'Description|After|Wants',
  Service:
    'Type|User|WorkingDirectory|EnvironmentFile|Environment|ExecStart|ExecReload|Restart|RestartSec|KillMode|Nice|' +
    'TimeoutStartSec|TimeoutStopSec|SuccessExitStatus|StateDirectory|StateDirectoryMode|UMask|LimitNOFILE|ReadWritePaths|NoNewPrivileges|PrivateTmp|' +
    'PrivateDevices|ProtectSystem|ProtectHome|ProtectKernelTunables|ProtectControlGroups|RestrictSUIDSGID',
  Install: 'WantedBy',
};

/** The public addresses of the example, in the order of the languages. */
const hosts = LOCALES.map((locale) => {
  const address = new RegExp(`^SITE_URL_${locale.toUpperCase()}=(.*)$`, 'm').exec(SETTINGS)?.[1] ?? '';
  return new URL(address).host;
});

describe('settings of a site in production', () => {
  it('are variables that docs/operations/configure.md names', () => {
    const names = [...SETTINGS.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    const known = (name: string) => name === 'NODE_ENV' || CONFIGURE.includes(`\`${name}\``);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it('trust nginx, and no more', () => {
    expect(SETTINGS).toMatch(/^TRUSTED_PROXIES=1$/m);
    expect(readText('scripts/deploy/nginx/tourbillon.conf')).toContain(
      'X-Forwarded-For $proxy_add_x_forwarded_for;',
    );
  });
});

describe('nginx', () => {
  const conf = readText('scripts/deploy/nginx/tourbillon.conf');

  it('serves the four hosts of the settings, with TLS and on the way to it', () => {
    const named = [...conf.matchAll(/^ *server_name (.*);$/gm)].map(([, names = '']) => names.split(' '));
    expect(named).toEqual([hosts, hosts]);
  });

  it('D64 says of addresses with a secret in their query what the storefront says of them', () => {
    const names = /"~\*\((.*?)\).*" "no-store";/.exec(conf)?.[1];
    expect(names?.split('|')).toEqual([...SECRET_PARAMETERS]);
    for (const header of ['Cache-Control $cache_control', 'Referrer-Policy $referrer_policy'])
      expect(conf.split(`  add_header ${header} always;`), header).toHaveLength(3);
  });

  it('D94 keeps connections to the storefronts, which tell it when one must be closed', () => {
    const upstreams = conf.match(/^upstream [^}]*\n {2}keepalive \d+;\n}/gm) ?? [];
    expect(upstreams).toHaveLength(2);
    expect(conf).toContain('  proxy_http_version 1.1;\n  proxy_set_header Connection "";');
  });

  it('leads people from http to https, and refuses calls that come without TLS', () => {
    const plain = conf.slice(conf.indexOf('listen 80;'), conf.indexOf('# Hosts that are not ours.'));
    expect(plain).toMatch(/location \/api\/ \{\s+return 403;/);
    expect(plain).toMatch(/location \/ \{\s+return 301 https:\/\/\$host\$request_uri;/);
  });

  it('asks the storefront on its port, wherever a visitor may go', () => {
    const port = /^PORT=(\d+)$/m.exec(SETTINGS)?.[1];
    const servers = [...conf.matchAll(/^ *server (\S+:\d+) /gm)].map(([, server]) => server);
    expect(servers).toEqual(Array(2).fill(`127.0.0.1:${port}`));
    const upstreams = [...conf.matchAll(/^upstream (\w+)/gm)].map(([, name]) => name);
    const asked = [...conf.matchAll(/proxy_pass http:\/\/(\w+);/g)].map(([, name]) => name);
    expect([...new Set(asked)].sort()).toEqual(upstreams.sort());
  });

  it('has the folder of its cache and port 80 on a fresh Debian when it is checked', () => {
    const cache = path.dirname(/^proxy_cache_path (\S+) /m.exec(conf)?.[1] ?? '');
    const steps = DEPLOY.slice(0, DEPLOY.indexOf('nginx -t'));
    expect(steps).toContain(`\ninstall -d ${cache} `);
    expect(conf).toContain('listen 80 default_server;');
    expect(steps).toContain('\nrm -f /etc/nginx/sites-enabled/default ');
  });

  it('is asked for backends where the settings of several machines name them', () => {
    const listens = /listen (\S+);/.exec(readText('scripts/deploy/nginx/tourbillon-backends.conf'))?.[1];
    for (const locale of LOCALES) {
      expect(SETTINGS).toContain(`# BACKEND_URL_${locale.toUpperCase()}=http://${listens}/${locale}`);
    }
  });
});

it('D480 D590 D640 the backend alone is started as a whole site starts it', () => {
  const unit = readText('scripts/deploy/systemd/tourbillon-backend.service');
  expect(unit).toContain(`\nExecStart=/usr/bin/node ${BACKEND_NODE_OPTIONS.join(' ')} integrations/`);
  for (const [name, value] of Object.entries(BACKEND_ALLOCATOR))
    expect(unit).toContain(`\nEnvironment=${name}=${value}\n`);
});

describe.each(UNITS)('%s', (file) => {
  const unit = readText(file);
  const name = path.basename(file);
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has sections and directives that systemd knows', () => {
    let section = '';
    for (const line of unit.split('\n').filter((one) => one && !one.startsWith('#'))) {
      const opened = /^\[(\w+)\]$/.exec(line)?.[1];
      section = opened ?? section;
      if (!opened) expect(line).toMatch(new RegExp(`^(${DIRECTIVES[section]})=\\S`));
    }
  });

  it('passes systemd-analyze verify, where systemd is', () => {
    // Only the path of Node may differ here.
    writeFileSync(path.join(folder, name), unit.replace('/usr/bin/node', `"${process.execPath}"`));
    const { error, stderr } = spawnSync('systemd-analyze', ['verify', path.join(folder, name)], {
      encoding: 'utf8',
    });
    const isHere = (error as NodeJS.ErrnoException | undefined)?.code !== 'ENOENT';
    expect(isHere ? stderr : '').toBe('');
  });

  it('starts a program that is there, with the settings and folders of the example', () => {
    const [, script = '', command] =
      /^ExecStart=\/usr\/bin\/node (?:--\S+ )*(\S+)(?: (\w\S*))?(?: --\w+)?$/m.exec(unit) ?? [];
    expect(existsSync(path.join(ROOT, script))).toBe(true);
    if (command) expect(existsSync(path.join(ROOT, 'scripts', `${command}.ts`))).toBe(true);
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/tourbillon\/site\.env$/m);
    const data = /^DATA_DIR=(.*)$/m.exec(SETTINGS)?.[1];
    expect(`/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`).toBe(data);
    expect(unit).toMatch(new RegExp(`^ReadWritePaths=.*${data}$`, 'm'));
    expect(
      DEPLOY.includes(`\`systemd/${name.replace('.service', '')}`),
      'the page on deploying does not name it',
    ).toBe(true);
  });
});
