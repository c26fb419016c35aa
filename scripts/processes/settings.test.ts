import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { childEnvironment, readSettings } from './settings.ts';

const BACKENDS = {
  BACKEND_URL_RU: 'http://a/ru',
  BACKEND_URL_EN: 'http://a/en',
  BACKEND_URL_UA: 'http://a/ua',
  BACKEND_URL_UZ: 'http://a/uz',
};

describe('architecture §1 settings: what is started and where', () => {
  it.each([
    [{}, { port: 4321, backendPort: 4322, host: '127.0.0.1', externalBackend: false }],
    [{ PORT: '5000' }, { port: 5000, backendPort: 5001 }],
    [
      { PORT: '5000', BACKEND_PORT: '7000' },
      { port: 5000, backendPort: 7000 },
    ],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PORT: '5000' }, { internalPort: 5002, workers: availableParallelism() }],
    [
      { INTERNAL_PORT: '0', STOREFRONT_WORKERS: '3' },
      { internalPort: 0, workers: 3 },
    ],
    [BACKENDS, { externalBackend: true }],
    [{ ...BACKENDS, BACKEND_URL_UZ: '' }, { externalBackend: false }],
    [{ ...BACKENDS, BACKEND_PORT: '4321' }, { port: 4321 }],
    [
      { INTERNAL_PORT: '0', DESK_PORT: '0' },
      { internalPort: 0, deskPort: 0 },
    ],
  ])('%o', (env, expected) => {
    expect(readSettings(env)).toMatchObject(expected);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ STOREFRONT_WORKERS: '0' }, 'STOREFRONT_WORKERS is "0"'],
    [{ INTERNAL_PORT: 'x' }, 'INTERNAL_PORT is "x"; give a number from 1 to 65535, or 0 for none.'],
    [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL is "verbose"'],
    [{ BACKEND_PORT: '0' }, 'BACKEND_PORT is "0"'],
    [{ PORT: '5000', DESK_PORT: '5002' }, 'INTERNAL_PORT and DESK_PORT are both 5002'],
    [{ PORT: '5000', BACKEND_PORT: '5000' }, 'PORT and BACKEND_PORT are both 5000'],
    [{ PORT: '65534' }, 'INTERNAL_PORT would be 65536'],
    [{ SITE_URL_UA: 'example' }, 'SITE_URL_UA must be an address'],
  ])('%o is a sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });

  it('D697 programs get the data directory itself, wherever they run', () => {
    const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'settings-')));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [data, link] = [path.join(folder, 'data'), path.join(folder, '.data')];
    mkdirSync(data);
    symlinkSync(data, link);
    for (const DATA_DIR of [link, path.relative(process.cwd(), data)]) {
      expect(childEnvironment(readSettings({ DATA_DIR })).DATA_DIR).toBe(data);
    }
    const CONTENT_DIR = path.relative(process.cwd(), data);
    expect(childEnvironment(readSettings({ CONTENT_DIR })).CONTENT_DIR).toBe(data);
    const missing = path.join(folder, 'missing');
    expect(readSettings({ DATA_DIR: missing }).dataDir).toBe(missing);
  });
});
