import { defineConfig } from '@playwright/test';
import { findChromium, TEST_FLAGS, WITHOUT_PICTURES } from './scripts/test/chromium.ts';

const report = process.env.PLAYWRIGHT_REPORT;

// In `npm test` Node loads the tests, whose lines stay in their places. To look for the lines of compiled tests, at each call
// of the browser, takes a tenth of the workers’ time.
if (report) Object.assign(Error, { prepareStackTrace: undefined });

/** Milliseconds that what is waited for may take: it comes within a second on a good machine. */
const PATIENCE = 20_000;

const DESK = {
  // Without it an action that cannot be done is only told by the test’s own end, six times as late.
  actionTimeout: PATIENCE,
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  // Drawing motion takes a tenth of what the browser does. Tests about motion ask for it.
  contextOptions: { reducedMotion: 'reduce' },
  screenshot: 'only-on-failure',
  launchOptions: { executablePath: findChromium(), args: TEST_FLAGS },
} as const;

/** Tests that look at pictures: the other tests of browsers load none. */
const PICTURES = 'browser/{desk-day,photographs,pictures}.spec.ts';

const AFTER_COMMON_SITE = 'alone/recaptcha*.spec.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: report?.replace(/\.json$/, '') ?? 'test-results/playwright',
  globalSetup: './tests/site/set-up.ts',
  fullyParallel: true,
  // Much of a test is waiting, for the browser and for what is seen: three keep two cores busy.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: PATIENCE },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  projects: [
    { name: 'built', testMatch: 'built/**/*.spec.ts' },
    { name: 'pictures', testMatch: PICTURES, use: DESK },
    {
      name: 'browser',
      testMatch: 'browser/**/*.spec.ts',
      testIgnore: PICTURES,
      use: { ...DESK, launchOptions: { ...DESK.launchOptions, args: [...TEST_FLAGS, WITHOUT_PICTURES] } },
    },
    // Judged by the clock: `npm test` runs them after the others. They wait half of the time, so two run side by side:
    // one on the common site, which nobody else asks then, and one with programs of its own. Some of these come after
    // those on the common site, so that both end together.
    { name: 'alone', testMatch: 'alone/*.spec.ts', testIgnore: AFTER_COMMON_SITE, workers: 1, use: DESK },
    {
      name: 'alone-common-site',
      testMatch: ['alone/common-site/*.spec.ts', AFTER_COMMON_SITE],
      workers: 1,
      use: DESK,
    },
    {
      name: 'visual',
      testMatch: 'visual/**/*.spec.ts',
      // One picture for all machines. Letters drawn with full hinting, or for the stripes of a screen, differ
      // from it in up to 1.6 % of the pixels; what shows a change sooner has a tolerance of its own.
      snapshotPathTemplate: '{testDir}/visual/snapshots/{arg}{ext}',
      // What a project expects takes the place of what all do, the patience included.
      expect: {
        timeout: PATIENCE,
        toHaveScreenshot: { threshold: 0.04, maxDiffPixelRatio: 0.02, stylePath: './tests/visual/quiet.css' },
      },
      use: {
        locale: 'en-US',
        // The site's policy refuses the style that quiets it.
        bypassCSP: true,
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: findChromium(), args: TEST_FLAGS },
      },
    },
  ],
});
