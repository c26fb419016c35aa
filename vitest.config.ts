import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the long tests are: begun first, they are not what everything waits for at the end. */
const LONG = ['people-on-', 'desk-on-', 'goods-on-', 'stock-on-', 'tests/contract/', 'looks.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.findIndex((name) => moduleId.includes(name));
      return place < 0 ? LONG.length : place;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests that leave their worker as they found it share one: loading the modules anew for each takes longer than most tests. */
const STATELESS = [
  '{integrations,scripts,src}/**/*.test.ts',
  'tests/{benchmarks,properties,repository}/**/*.test.ts',
];

/** Tests that change the environment, listen or start processes: each file has a worker of its own. */
const STATEFUL = [
  'integrations/backend/content-{editing,store}/**/*.test.ts',
  'integrations/desk/server/**/*.test.ts',
  'integrations/platform/{reports,pictures/decoding}/**/*.test.ts',
  'scripts/bootstrap/packages.test.ts',
  'scripts/{processes,publish,releases,stock}/**/*.test.ts',
  'src/{backend-client,robots,server,submissions}/**/*.test.ts',
  'src/gateway/{gateway,robot-refusal}.test.ts',
  'src/layouts/progress.test.ts',
  'src/product-feeds/product-feeds.test.ts',
  'src/publishing/renewal.test.ts',
  'src/stores/{account-call,account-session,saved-lists}.test.ts',
];

/** Tests that replace modules (`vi.mock`) or have JSX: they need the module runner of Vitest. */
const REPLACING = [
  'scripts/build/make.test.ts',
  'src/backend-client/{backend-outage,service-token}.test.ts',
  'src/features/catalogue/filter-panel-markup.test.tsx',
  'src/limits/limiter.test.ts',
  'src/media/share/share-images.test.ts',
  'src/platform/errors/report.test.ts',
  'src/publishing/{follower,prerender}.test.ts',
  'src/server/early-response.test.ts',
  'src/submissions/{form-photos,redirects,secret-page,send-files}.test.ts',
  'src/uploads/upload-handler.test.ts',
];

/** Judged by the clock or by memory of processes: they run after all others, one at a time; `npm test` runs them last. */
const ALONE = [
  'src/backend-client/backend-outage.test.ts',
  'src/server/slow-bodies.test.ts',
  'integrations/platform/pictures/decoding/*.test.ts',
  'tests/contract/replica.test.ts',
];

/** Uses the full cost of a password hash, unlike the other contract tests. */
const ACCOUNT_TIMING = 'tests/contract/account-timing.test.ts';

const DATABASES = ['tests/contract/**/*.test.ts'];

/**
 * Node loads the modules itself, as it does those of a backend: transforming them for each project, and access to each
 * import through a module runner, take a quarter of the processor time.
 */
const NATIVE = { viteModuleRunner: false, nodeLoader: false };

const NEVER = ['**/dist/**', '**/node_modules/**'];

export default defineConfig({
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // The initial data of contract tests are made once a run, by the first test that needs them.
    globalSetup: 'tests/contract/set-up.ts',
    // By default one core is left idle. The contract tests of the two databases take as long as all others together, and
    // wait now and then for what a backend does once a second: a third worker uses that time.
    maxWorkers: 3,
    // The databases of the contract tests are filled once a file and share two cores.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // What is waited for comes within a second or two on a good machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'stateless',
          include: STATELESS,
          exclude: [...NEVER, ...STATEFUL, ...REPLACING, ...ALONE],
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'stateful',
          include: STATEFUL,
          exclude: [...NEVER, ...REPLACING, ...ALONE],
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING, exclude: [...NEVER, ...ALONE] } },
      {
        extends: true,
        test: {
          name: 'databases',
          include: DATABASES,
          exclude: [...NEVER, ...ALONE, ACCOUNT_TIMING],
          experimental: NATIVE,
          setupFiles: 'tests/contract/cheap-passwords.ts',
        },
      },
      { extends: true, test: { name: 'timing', include: [ACCOUNT_TIMING], experimental: NATIVE } },
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
