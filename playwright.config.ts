import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.ts';

/** Quiet and alone: no services of its own, no sandbox (tests may run as root in a container). */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
        launchOptions: { executablePath: findChromium(), args: FLAGS },
      },
    },
  ],
});
