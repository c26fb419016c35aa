import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../processes/programs.ts';

/** Environment variable that makes the package unpack its libraries too. */
const WITH_LIBRARIES = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

/** Path of the unpacked Chromium of the development package `@sparticuz/chromium`. */
export function packagedChromium(): string | undefined {
  const folder = unpackedFolder();
  const start = folder && path.join(folder, 'start');
  return start && existsSync(start) ? start : undefined;
}

/** Unpacks it without an installation. Its libraries are used when the system lacks some. */
export function unpackChromium(): string | undefined {
  const folder = unpackedFolder();
  if (!folder || process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, ...WITH_LIBRARIES, TMPDIR: folder };
  const made = spawnSync(process.execPath, [fileOf('scripts/test/unpack-chromium.ts')], {
    env,
    stdio: 'ignore',
  });
  const browser = path.join(folder, 'chromium');
  if (made.status !== 0 || !existsSync(browser)) return undefined;
  const lacking = /not found/.test(spawnSync('ldd', [browser], { encoding: 'utf8' }).stdout);
  const libraries = path.join(folder, 'al2023/lib');
  const start = path.join(folder, 'start');
  writeFileSync(
    start,
    [
      '#!/bin/sh',
      ...(lacking ? [`export LD_LIBRARY_PATH='${libraries}'`] : []),
      ...(existsSync('/etc/fonts') ? [] : [`export FONTCONFIG_PATH='${folder}/fonts'`]),
      `exec '${browser}' "$@"`,
      '',
    ].join('\n'),
  );
  chmodSync(start, 0o755);
  return start;
}

/** A folder for each version: an update is unpacked again. */
function unpackedFolder(): string | undefined {
  const manifest = fileOf('node_modules/@sparticuz/chromium/package.json');
  if (!existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return fileOf(`.runtime/chromium-${version}`);
}
