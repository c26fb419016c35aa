import * as v from 'valibot';
import { scrub } from '@tourbillon/domain/reports/scrub.ts';

/** Directives of our policies. A report about any other directive is not about our pages. */
const DIRECTIVES = new Set([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src', 'frame-src', 'manifest-src'],
  ...['form-action', 'base-uri', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
]);

/** Values of `blocked` that are not addresses (CSP level 3, 5.4; Trusted Types, 4.2). */
const WORDS = new Set(['inline', 'eval', 'wasm-eval', 'trusted-types-sink', 'trusted-types-policy']);

/** Most reports of one body that are read. */
const MAX_REPORTS = 20;

const text = v.optional(v.string(), '');

/** Format of the Reporting API (`application/reports+json`). */
const modern = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: v.nullish(v.string(), ''),
  }),
});

/** Format of `report-uri` (`application/csp-report`). */
const legacy = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': v.nullish(v.string(), ''),
  }),
});

/** A violation of our page policy, without personal data. */
export interface Violation {
  directive: string;
  /** A keyword of the standard, a scheme, or `own` or `other` for an address. */
  blocked: string;
  /** Path of the page. */
  page: string;
  /** Path of our file, or the source of the violation: `page`, `extension`, `other`. */
  source: string;
}

/** Whether a content type is that of a violation report. */
export function isPolicyReport(type: string): boolean {
  return /^application\/(reports\+json|csp-report)\b/i.test(type);
}

/**
 * Reads a browser's report of violations, in either format.
 * @param origin of the site's host. Violations on other pages are left out.
 * @returns undefined if the body is not such a report.
 */
export function readViolations(body: string, origin: string): Violation[] | undefined {
  const sent = readJson(body);
  const old = v.safeParse(legacy, sent);
  if (old.success) {
    const report = old.output['csp-report'];
    const directive = report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? '');
    const { 'document-uri': page, 'blocked-uri': blocked, 'source-file': source } = report;
    return judged({ page, directive, blocked, source }, origin);
  }
  if (!Array.isArray(sent)) return undefined;
  return sent.slice(0, MAX_REPORTS).flatMap((one: unknown) => {
    const parsed = v.safeParse(modern, one);
    if (!parsed.success) return [];
    const {
      documentURL: page,
      effectiveDirective: directive,
      blockedURL: blocked,
      sourceFile: source,
    } = parsed.output.body;
    return judged({ page, directive, blocked, source }, origin);
  });
}

function judged(
  said: Record<'page' | 'directive' | 'blocked' | 'source', string>,
  origin: string,
): Violation[] {
  const page = URL.parse(said.page);
  if (page?.origin !== origin || !DIRECTIVES.has(said.directive)) return [];
  return [
    {
      directive: said.directive,
      blocked: kindOf(said.blocked, origin),
      page: scrub(page.pathname),
      source: sourceOf(said.source, origin),
    },
  ];
}

function kindOf(blocked: string, origin: string): string {
  if (WORDS.has(blocked)) return blocked;
  const scheme = /^([a-z-]{1,20})(?::|$)/.exec(blocked)?.[1] ?? 'other';
  if (scheme === 'self' || URL.parse(blocked)?.origin === origin) return 'own';
  if (/extension$/.test(scheme)) return 'extension';
  return ['data', 'blob', 'filesystem'].includes(scheme) ? scheme : 'other';
}

function sourceOf(source: string, origin: string): string {
  if (!source) return 'page';
  const url = URL.parse(source);
  if (/extension:?$/.test(url?.protocol ?? source)) return 'extension';
  if (url?.origin !== origin) return 'other';
  return url.pathname.startsWith('/_astro/') ? scrub(url.pathname) : 'page';
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
