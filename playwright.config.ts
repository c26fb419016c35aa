import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/test/chromium.ts';

const report = process.env.PLAYWRIGHT_REPORT;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/site/set-up.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(report ? [['json', { outputFile: report }] as const] : [])],
  projects: [
    { name: 'built', testMatch: 'built/**/*.spec.ts' },
    {
      name: 'browser',
      testMatch: 'browser/**/*.spec.ts',
      use: {
        viewport: { width: 1280, height: 900 },
        locale: 'en-US',
        screenshot: 'only-on-failure',
        launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
      },
    },
  ],
});
