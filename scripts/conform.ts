// npm run conform: sends requests to a backend as the storefront does, and reports responses that break the
// contract:
//   npm run conform -- http://127.0.0.1:4322                   its languages are below /ru, /en, /ua, /uz
//   npm run conform -- https://api.example/{locale}/v1         or at the place of {locale}
//   npm run conform -- https://api.example --locales en,ru     only these languages
// It leaves no data behind. Calls are signed with SERVICE_TOKEN when it is set. The exit code is 1 after a fault.
import { readLocales } from '@tourbillon/domain/i18n/languages.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { Problem } from './bootstrap/problem.mjs';
import { type Bases, basesOf, runChecks } from './conform/run-checks.ts';
import { Fault, TestedBackend } from './conform/tested-backend.ts';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';

runScript(async () => {
  const { values, words } = readCommandLine({ locales: { type: 'string' } }, 1);
  const [address = ''] = words;
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    throw new Problem('Which backend? For example: npm run conform -- http://127.0.0.1:4322');
  }
  const { storefront } = readSettings();
  const bases = basesOf(
    address,
    values.locales === undefined ? storefront.hosts.locales : localesOf(values.locales),
  );
  const [token] = storefront.SERVICE_TOKEN;
  await reach(bases, token);
  const tried: string[] = [];
  const findings = await runChecks(bases, { token, onCheck: (name) => tried.push(name) });
  for (const { locale, check, fault } of findings) console.log(`✗ ${locale}  ${check}: ${fault}`);
  console.log(`${tried.length} checks, ${findings.length} faults`);
  return findings.length === 0 ? 0 : 1;
});

function localesOf(given: string): Locale[] {
  try {
    return readLocales(given);
  } catch (error) {
    throw new Problem(`--locales ${(error as Error).message}`);
  }
}

/**
 * Reports once that no backend answers, instead of once for each call. An address where all languages are missing is
 * most likely a wrong one.
 */
async function reach(bases: Bases, token: string | undefined): Promise<void> {
  const missing: string[] = [];
  for (const [locale, base] of bases) {
    try {
      const { status } = await new TestedBackend(locale, base, token).request('/');
      if (status === 404) missing.push(`${base}/`);
    } catch (error) {
      throw error instanceof Fault ? new Problem(error.message) : error;
    }
  }
  if (missing.length === bases.size) {
    throw new Problem(
      `404 for ${missing.join(', ')}. Give the address without the language, which is added at its end, or with {locale} in its place.`,
    );
  }
}
