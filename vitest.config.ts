import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the long tests are: begun first, they are not what everything waits for at the end. */
const LONG = ['on-pglite.test.ts', 'on-postgres.test.ts', 'tests/contract/', 'looks.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(name));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: [
      '{src,integrations,scripts}/**/*.test.{ts,tsx}',
      'tests/{benchmarks,contract,properties,repository}/**/*.test.ts',
    ],
    exclude: ['dist/**', 'node_modules/**'],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle; the contract tests of the two databases take as long as all others together.
    maxWorkers: 2,
    // The databases of the contract tests are filled once a file and share two cores.
    testTimeout: 30_000,
    hookTimeout: 180_000,
  },
});
