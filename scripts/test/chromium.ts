import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { Problem } from '../bootstrap/problem.mjs';
import { step } from '../bootstrap/progress.mjs';
import { packagedChromium, unpackChromium } from './packaged-chromium.ts';

/** Without background services and without the sandbox (tests may run as root in a container). */
export const CHROMIUM_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Draw letters as the full browser does: the headless shell alone would align them to whole pixels.
  '--font-render-hinting=none',
];

/** Flags of the browser tests: their pages live for seconds, and a process kept ready for the next one costs more. */
export const TEST_FLAGS = [...CHROMIUM_FLAGS, '--renderer-process-limit=1'];

/** The browser fetches and draws no picture: their places are as large, and the tests take a twentieth less. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';

/** Chromium without windows: the same engine, and tests take two thirds of the time. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Tells a person how to install Chromium. */
export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found for the browser tests. Install one (Debian: apt-get install chromium-headless-shell; elsewhere: ' +
  'npx playwright install --with-deps chromium) or name its path in CHROMIUM_PATH.';

/** Path of a Chromium on this machine: `CHROMIUM_PATH`, the system's, that of npm, or Playwright's own. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const fetched = [packagedChromium(), chromium.executablePath()];
  return [...places, ...fetched].find((place) => place && existsSync(place));
}

/** Path of a Chromium, which is installed when it is missing. @throws Problem that says how to get one. */
export async function needChromium(): Promise<string> {
  const found = await provideChromium();
  if (!found) throw new Problem(HOW_TO_GET_CHROMIUM);
  return found;
}

/**
 * Finds Chromium or installs it: from Debian with the necessary rights, because its shell is faster; else the one
 * of npm, which needs no rights and no network; else the one of Playwright.
 */
export async function provideChromium(): Promise<string | undefined> {
  const found = findChromium();
  const mayUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const isBest = process.env.CHROMIUM_PATH !== undefined || (found && path.basename(found) === SHELL);
  if (found && (isBest || !mayUseApt)) return found;
  const progress = step('Chromium');
  const ready =
    (mayUseApt && (await runs('apt-get', ['update'])) && (await installsBest(found === undefined))) ||
    (!found && unpackChromium() !== undefined) ||
    (!found &&
      (await runs(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])));
  const best = ready ? findChromium() : found;
  if (best) progress.done(path.basename(best));
  else progress.failed();
  return best;
}

/** Installs the shell of Debian, or when that is missing and any Chromium will do, the whole browser. */
async function installsBest(anyWillDo: boolean): Promise<boolean> {
  const installs = (name: string) => runs('apt-get', ['install', '-y', name]);
  return (await installs(SHELL)) || (anyWillDo && (await installs('chromium')));
}

async function runs(command: string, args: string[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return promisify(execFile)(command, args, { env, maxBuffer: Infinity }).then(
    () => true,
    () => false,
  );
}
