import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { ConformanceCheck } from './checks/check.ts';
import { CHECKS } from './checks/index.ts';
import { findExamples } from './examples.ts';
import { Fault, TestedBackend } from './tested-backend.ts';

/** A fault of a backend. */
export interface Finding {
  /** The check that found it. */
  check: string;
  locale: Locale;
  /** What is wrong, in a sentence. */
  fault: string;
}

/** Base address of a backend for each language. */
export type Bases = ReadonlyMap<Locale, string>;

/**
 * The base addresses of a backend. @param address for all languages; `{locale}` marks the place of the language,
 * by default the end.
 */
export function basesOf(address: string, locales: readonly Locale[]): Bases {
  const whole = address.includes('{locale}') ? address : `${address.replace(/\/+$/, '')}/{locale}`;
  return new Map(locales.map((locale) => [locale, whole.replace('{locale}', locale).replace(/\/+$/, '')]));
}

/**
 * Sends requests to a backend in every language and compares its responses with the contract. It uses only
 * reading calls and invalid forms, so it leaves no data behind.
 * @param token signs the calls. @param checks by default all of them. @param onCheck is called with the name of the
 * next check.
 */
export async function runChecks(
  bases: Bases,
  {
    token,
    checks = CHECKS,
    onCheck = () => undefined,
  }: {
    token?: string | undefined;
    checks?: readonly ConformanceCheck[];
    onCheck?: (name: string) => void;
  } = {},
): Promise<Finding[]> {
  const hosts = [...bases].map(([locale, base]) => new TestedBackend(locale, base, token));
  const findings: Finding[] = [];
  for (const backend of hosts) {
    const { locale } = backend;
    const note = (check: string, fault: string) => {
      if (!findings.some((one) => one.locale === locale && one.fault === fault))
        findings.push({ check, locale, fault });
    };
    const examples = await findExamples(backend, note);
    for (const { name, run } of checks) {
      onCheck(`${locale}: ${name}`);
      try {
        for await (const fault of run({ backend, hosts, examples })) note(name, fault);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        note(name, error.message);
      }
    }
  }
  return findings;
}
