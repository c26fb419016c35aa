import { describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { languagesCheck, ratesCheck } from '../../../scripts/conform/checks/languages.ts';
import { responsesCheck } from '../../../scripts/conform/checks/responses.ts';
import { basesOf, runChecks } from '../../../scripts/conform/run-checks.ts';
import { type ResponseCache, startFaultyBackend } from '../conform/faulty-backend.ts';
import { PLANTED_FAULTS } from '../conform/planted-faults.ts';

/** Results of `npm run conform` for a backend. */
export function conformSuite(backend: () => Backend): void {
  const cache: ResponseCache = new Map();

  describe('npm run conform', () => {
    test('finds no fault in the embedded backend', { timeout: 120_000 }, async () => {
      expect(await runChecks(basesOf(backend().url, ['ru', 'uz']))).toEqual([]);
      // In the other languages, only the checks whose results can differ by language.
      const checks = [responsesCheck, languagesCheck, ratesCheck];
      expect(await runChecks(basesOf(backend().url, LOCALES), { checks })).toEqual([]);
    });

    test.each(PLANTED_FAULTS)('finds that %s', { timeout: 120_000 }, async (_, check, fault, said) => {
      const mutilated = await startFaultyBackend(backend().url, fault, cache);
      try {
        const bases = basesOf(mutilated.url, fault.between ? ['ru', 'ua'] : ['ru']);
        const findings = await runChecks(bases, { checks: [check] });
        expect(findings.map((finding) => finding.fault).join('\n')).toMatch(said);
      } finally {
        await mutilated.close();
      }
    });
  });
}
