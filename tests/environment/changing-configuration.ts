import { vi } from 'vitest';

const actual = await vi.importActual<typeof import('../../src/platform/configuration.ts')>(
  '../../src/platform/configuration.ts',
);

export const { readConfiguration } = actual;

/** In place of the configuration, for tests whose environment changes: it is read again at each call. */
export const configuration = () => readConfiguration(process.env);
