import { ConfigurationError } from '@tourbillon/platform/configuration/environment.ts';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

describe('architecture §1 configuration of the backend', () => {
  it('needs nothing set', () => {
    expect(readConfiguration({})).toMatchObject({
      PORT: 4321,
      BACKEND_HOST: '127.0.0.1',
      BACKEND_PREFIX: '',
    });
    expect(readConfiguration({ BACKEND_PORT: '0' }).BACKEND_PORT).toBe(0);
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: '70000' }, 'PORT is "70000"; give a number from 1 to 65535.'],
    [{ DATABASE_READ_LAG_MS: 'soon' }, 'DATABASE_READ_LAG_MS is "soon"; give milliseconds, such as 5000.'],
    [
      { RATES_URL: 'http://bank.example/rates' },
      'RATES_URL must be an https address such as https://www.cbr.ru/scripts/XML_daily.asp; http is for this machine alone.',
    ],
    [{ SERVICE_UNSIGNED: 'yes' }, 'SERVICE_UNSIGNED is "yes"; it can be "accept".'],
  ])('%o is told in one line', (environment, line) => {
    expect(() => readConfiguration(environment)).toThrow(new ConfigurationError(line));
  });
});
