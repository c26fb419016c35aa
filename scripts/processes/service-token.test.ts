import { readConfiguration as readBackendConfiguration } from '@tourbillon/backend/configuration/configuration.ts';
import { readConfiguration } from '../../src/platform/configuration.ts';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCallerCheck } from '@tourbillon/backend/http/caller-check.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { provideServiceToken } from './service-token.ts';

describe('the token of an installation that has none', () => {
  let DATA_DIR: string;
  beforeEach(() => (DATA_DIR = mkdtempSync(path.join(tmpdir(), 'token-'))));
  afterEach(() => rmSync(DATA_DIR, { recursive: true }));

  it('is made once, for its owner alone, and known to both programs', () => {
    provideServiceToken(readConfiguration({ DATA_DIR }));
    const file = path.join(DATA_DIR, 'service-token');
    const made = readFileSync(file, 'utf8');
    provideServiceToken(readConfiguration({ DATA_DIR }));
    expect(readFileSync(file, 'utf8')).toBe(made);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readServiceToken(readConfiguration({ DATA_DIR }))).toBe(made);
    expect(readCallerCheck('0.0.0.0', DATA_DIR, readBackendConfiguration({}))?.tokens).toEqual([made]);
  });

  it('is left to the backend to miss where there can be no such directory', () => {
    expect(() => provideServiceToken(readConfiguration({ DATA_DIR: '/dev/null/data' }))).not.toThrow();
  });

  it('is not made where the environment has one', () => {
    provideServiceToken(readConfiguration({ DATA_DIR, SERVICE_TOKEN: 'a'.repeat(32) }));
    expect(existsSync(path.join(DATA_DIR, 'service-token'))).toBe(false);
  });
});
