// node tests/trials/separate-installs.ts: installs the packages of each program from the lockfile into temporary
// folders, prints their sizes, and runs the storefront of one folder with the backend of the other. It takes some
// minutes and needs a build (npm run build).
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { type Running, startProgram } from '../../scripts/processes/child.ts';
import { freePort } from '../../scripts/processes/ports.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { throwawayEnvironment } from '../site/throwaway.ts';

/** Packages for each machine, and packages that it must not have. The container file uses the same options. */
const MACHINES = {
  storefront: {
    options: '--include-workspace-root --workspace @tourbillon/domain --workspace @tourbillon/platform',
    folders: ['src', 'scripts', 'dist', 'integrations/domain', 'integrations/platform'],
    without: ['@electric-sql/pglite', 'drizzle-orm', 'pg', 'sanitize-html', 'marked', 'astro', 'vite'],
  },
  backend: {
    options: '--workspace @tourbillon/backend --workspace @tourbillon/demonstration',
    folders: ['backend', 'demonstration', 'domain', 'platform'].map((name) => `integrations/${name}`),
    without: ['astro', 'react', 'react-dom', 'vite', '@sentry/browser'],
  },
} as const;
type Machine = keyof typeof MACHINES;

runScript(async () => {
  const running: Running[] = [];
  const made: string[] = [];
  onShutdown(async () => {
    for (const program of running.reverse()) await program.stop();
    for (const folder of made) rmSync(folder, { recursive: true, force: true });
  });
  const install = (machine: Machine) => {
    const folder = mkdtempSync(path.join(tmpdir(), `${machine}-`));
    made.push(folder);
    const found = installInto(folder, machine);
    if (found.length > 0) console.error(`The ${machine} has ${found.join(', ')}.`);
    return { folder, isRight: found.length === 0 };
  };
  const [backend, storefront] = [install('backend'), install('storefront')];
  const [port, backendPort] = [await freePort(), await freePort()];
  const start = async (folder: string, name: string, file: string, env: Record<string, string>) => {
    const program = { name, file: path.join(folder, file), cwd: folder };
    const own = {
      PORT: String(port),
      BACKEND_PORT: String(backendPort),
      DATA_DIR: path.join(folder, '.data'),
    };
    const one = await startProgram({ ...program, env: { ...throwawayEnvironment(), ...own, ...env } });
    running.push(one);
    return one;
  };
  const { address } = await start(backend.folder, 'The backend', 'integrations/backend/main.ts', {});
  const urls = LOCALES.map(
    (locale) => [`BACKEND_URL_${locale.toUpperCase()}`, `${address}/${locale}`] as const,
  );
  await start(storefront.folder, 'The storefront', 'scripts/serve.mjs', Object.fromEntries(urls));
  const page = `http://127.0.0.1:${port}${listPath(SECTIONS.clock.list)}`;
  const text = execFileSync('curl', ['-sf', '-H', `Host: en.localhost:${port}`, page], { encoding: 'utf8' });
  const cards = text.match(/<article\b|class="[^"]*\bcard\b/g)?.length ?? 0;
  console.log(`${page}: ${text.length} characters, ${cards} cards`);
  return backend.isRight && storefront.isRight && cards > 0 ? 0 : 1;
});

/** Installs one, and copies its sources. @returns packages that it should not have. */
function installInto(folder: string, machine: Machine): string[] {
  const { options, folders, without } = MACHINES[machine];
  const manifests = readdirSync(path.join(ROOT, 'integrations'))
    .map((name) => `integrations/${name}/package.json`)
    .filter((file) => existsSync(path.join(ROOT, file)));
  for (const file of ['package.json', 'package-lock.json', '.npmrc', 'tests/package.json', ...manifests]) {
    cpSync(path.join(ROOT, file), path.join(folder, file));
  }
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', ...options.split(' ')];
  execFileSync('npm', ['ci', ...flags], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const one of folders) cpSync(path.join(ROOT, one), path.join(folder, one), { recursive: true });
  const size = (of: string) =>
    execFileSync('du', ['-sm', path.join(folder, of)], { encoding: 'utf8' }).split('\t')[0];
  console.log(`${machine}: packages ${size('node_modules')} MB, all ${size('.')} MB`);
  return without.filter((name) => existsSync(path.join(folder, 'node_modules', name)));
}
