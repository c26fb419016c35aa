import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the long tests are: begun first, they are not what everything waits for at the end. */
const LONG = ['people-on-', 'goods-on-', 'stock-on-', 'tests/contract/', 'looks.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(name));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/**
 * Rooms whose modules keep nothing between tests: their files share a worker, which saves a start for each, and loading
 * the contract and the tables again. Of the backend two rooms are left out: there tests change the process.
 */
const STATELESS = [
  'src/{features,ui}/**/*.test.{ts,tsx}',
  'integrations/{domain,demonstration}/**/*.test.ts',
  'integrations/backend/!(content-editing|content-store)/**/*.test.ts',
  'tests/{properties,repository}/**/*.test.ts',
];

/** Judged by the clock or by memory of processes: they run after all others, one at a time. */
const ALONE = [
  'src/backend-client/backend-outage.test.ts',
  'src/media/pictures.test.ts',
  'src/server/slow-bodies.test.ts',
  'integrations/platform/pictures/decoding/*.test.ts',
  'tests/contract/replica.test.ts',
];

const DATABASES = ['tests/contract/**/*.test.ts'];

const NEVER = ['**/dist/**', '**/node_modules/**'];

export default defineConfig({
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // By default one core is left idle. The contract tests of the two databases take as long as all others together, and
    // wait now and then for what a backend does once a second: a third worker uses that time.
    maxWorkers: 3,
    // The databases of the contract tests are filled once a file and share two cores.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What is waited for comes within a second or two on a good machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'stateless', include: STATELESS, exclude: NEVER, isolate: false } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,integrations,scripts}/**/*.test.{ts,tsx}', 'tests/benchmarks/**/*.test.ts'],
          exclude: [...NEVER, ...STATELESS, ...ALONE],
        },
      },
      { extends: true, test: { name: 'databases', include: DATABASES, exclude: [...NEVER, ...ALONE] } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          exclude: NEVER,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
