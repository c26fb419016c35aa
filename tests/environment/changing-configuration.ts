import { vi } from 'vitest';

const actual = await vi.importActual<typeof import('../../src/platform/configuration.ts')>(
  '../../src/platform/configuration.ts',
);

export const { readConfiguration } = actual;

/** Replaces the configuration in tests that change the environment: it is read again at each call. */
export const configuration = () => readConfiguration(process.env);
