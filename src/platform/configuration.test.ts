import path from 'node:path';
import { ConfigurationError } from '@tourbillon/platform/configuration/environment.ts';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('architecture §1 configuration of the storefront', () => {
  it('needs nothing set: an empty variable is none', () => {
    const usual = readConfiguration({});
    expect(usual).toMatchObject({
      PORT: 4321,
      HOST: '127.0.0.1',
      DATA_DIR: path.resolve('.data'),
      LOG_LEVEL: 'info',
      SERVICE_TOKEN: [],
      TRUSTED_PROXIES: 0,
      HIDE_CITY_OFFICES: false,
    });
    expect(readConfiguration({ PORT: '', DATA_DIR: '', SITE_URL_RU: '', SERVICE_TOKEN: '' })).toEqual(usual);
  });

  it.each([
    [{ HIDE_CITY_OFFICES: 'true' }, { HIDE_CITY_OFFICES: true }],
    [{ HIDE_CITY_OFFICES: 'false' }, { HIDE_CITY_OFFICES: false }],
    [{ LOG_LEVEL: 'silent' }, { LOG_LEVEL: 'silent' }],
  ])('%o is taken', (environment, expected) => {
    expect(readConfiguration(environment)).toMatchObject(expected);
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT is "abc"; give a number from 1 to 65535.'],
    [{ BACKEND_PORT: '0' }, 'BACKEND_PORT is "0"; give a number from 1 to 65535.'],
    [{ SITE_URL_UA: 'shop.ua' }, 'SITE_URL_UA must be an address such as https://example.com, not "shop.ua"'],
    [{ BACKEND_URL_UZ: 'a:secret@b' }, 'BACKEND_URL_UZ must be an address such as https://api.example.com'],
    [{ TRUSTED_PROXIES: 'two' }, 'TRUSTED_PROXIES is "two"; give the number of proxies in front.'],
    [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES is "-1"; give the number of proxies in front.'],
    [{ TRUSTED_PROXIES: '1.5' }, 'TRUSTED_PROXIES is "1.5"; give the number of proxies in front.'],
    [{ LOCALES: 'ru,de' }, 'LOCALES is "ru,de"; give some of ru,en,ua,uz, with commas between them.'],
    [{ HIDE_CITY_OFFICES: 'yes' }, 'HIDE_CITY_OFFICES is "yes"; it can be "true", "false".'],
    [
      { LOG_LEVEL: 'verbose' },
      'LOG_LEVEL is "verbose"; it can be "trace", "debug", "info", "warn", "error", "fatal", "silent".',
    ],
    [{ SHARED_LIMITS: 'yes' }, 'SHARED_LIMITS is "yes"; it can be "backend".'],
    [{ WAITING_QUOTA_MB: '0' }, 'WAITING_QUOTA_MB is "0"; give megabytes.'],
    [{ SENTRY_SAMPLE_RATE: '2' }, 'SENTRY_SAMPLE_RATE is "2"; give a share from 0 to 1.'],
    [
      { SERVICE_TOKEN: 'short' },
      'SERVICE_TOKEN has to have 32 characters at least; "openssl rand -hex 32" makes one.',
    ],
  ])('%o is told in one line', (environment, line) => {
    expect(() => readConfiguration(environment)).toThrow(new ConfigurationError(line));
  });

  it('tells all that is wrong at once, a line each', () => {
    const wrong = { PORT: '0', SHARED_LIMITS: 'x', SITE_URL_EN: 'x', STOREFRONT_WORKERS: '999' };
    let lines: string[] = [];
    try {
      readConfiguration(wrong);
    } catch (error) {
      lines = (error as Error).message.split('\n');
    }
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
  });
});
