import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{src,integrations,scripts}/**/*.test.{ts,tsx}',
      'tests/{contract,properties,repository}/**/*.test.ts',
    ],
    exclude: ['dist/**', 'node_modules/**'],
    environment: 'node',
    // By default one core is left idle; the contract tests of the two databases take as long as all others together.
    maxWorkers: 2,
    // The databases of the contract tests are filled once a file and share two cores.
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});
