import { vi } from 'vitest';

const actual = await vi.importActual<typeof import('./configuration.ts')>('./configuration.ts');

export const { readConfiguration } = actual;

/** In place of the configuration, for tests whose environment changes: it is read anew at each call. */
export const configuration = () => readConfiguration(process.env);
