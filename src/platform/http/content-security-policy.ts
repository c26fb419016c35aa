import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import { createHash } from 'node:crypto';

/** Hash source of an inline script. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The sources that Google's documentation of reCAPTCHA v3 requires: scripts, frame, connections. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
} as const;

/** Address of the endpoint for policy violations. */
const REPORT = '/api/report' satisfies EndpointAddress;

/** The directive for browsers without the Reporting API. */
const REPORT_URI = `report-uri ${REPORT}`;

/** The directive of the Reporting API, which browsers support on https sites. They then ignore `report-uri`. */
const REPORT_TO = 'report-to csp';

/** The endpoint that `report-to` refers to. */
const ENDPOINTS = `csp="${REPORT}"`;

/** Only our own policy, `src/platform/http/trusted-types.ts`, allows texts as markup or scripts. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** The input of the page policy. */
export interface PolicyParts {
  /** Texts of inline scripts. */
  scripts: readonly string[];
  https: boolean;
  /** Whether forms of this host use reCAPTCHA. */
  recaptcha: boolean;
  /** Origin of the map tiles, if they are configured. */
  tiles?: string | undefined;
}

/**
 * Content-Security-Policy of a host's pages. It allows only our own files, the few inline scripts that are known at
 * build time (Trusted Types, how a page arrives, and Astro's for the islands of the personal area), reCAPTCHA if the
 * host has keys, and map tiles if they are configured. All pages of a host have the same policy: each page can open a
 * form dialog, and the client router keeps the policy of the first page. Trusted Types are required, except with
 * reCAPTCHA, because we cannot check what its script writes.
 */
export function pagePolicy({ scripts, https, recaptcha, tiles }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}${recaptcha ? RECAPTCHA.script : ''}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${recaptcha ? RECAPTCHA.connect : ''}${tiles ? ` ${tiles}` : ''}`,
    ...(recaptcha ? [`frame-src ${RECAPTCHA.frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
    ...(recaptcha ? [] : [TRUSTED_TYPES]),
    ...(https ? [REPORT_TO] : []),
    REPORT_URI,
  ].join('; ');
}

/** The policy headers of a host's pages. */
export function policyHeaders(parts: PolicyParts): Record<string, string> {
  return {
    'Content-Security-Policy': pagePolicy(parts),
    ...(parts.https && { 'Reporting-Endpoints': ENDPOINTS }),
  };
}

/** Policy of everything that is not a page. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
