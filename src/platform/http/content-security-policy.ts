import type { EndpointAddress } from '@tourbillon/domain/contract/endpoints.ts';
import { createHash } from 'node:crypto';

/** Hash source of an inline script or style. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What Google reCAPTCHA v3 loads, as its documentation lists it: its script and the rest of it, its frame, its calls. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  connect: ' https://www.google.com/recaptcha/',
} as const;

/** Where browsers report what a policy has blocked. */
const REPORT = '/api/report' satisfies EndpointAddress;

/** Where browsers tell what a policy has blocked. */
const REPORT_URI = `report-uri ${REPORT}`;

/** The same by the Reporting API, which browsers offer to sites of https; browsers that know it ignore the other. */
const REPORT_TO = 'report-to csp';

/** What `report-to` means by its name. */
const ENDPOINTS = `csp="${REPORT}"`;

/** Nothing but our own policy, `src/platform/http/trusted-types.ts`, decides what becomes markup or runs. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default";

/** What the policy of pages depends on. */
export interface PolicyParts {
  /** Texts of inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
  https: boolean;
  /** Whether forms of this host ask Google whether somebody is a robot. */
  recaptcha: boolean;
}

/**
 * Content-Security-Policy of a host's pages: nothing but our own files, the few inline pieces whose text is known when
 * the site is built (Astro's island runtime and our `client:intent`), and reCAPTCHA where the host has its keys. It is
 * the same for all of its pages: each can open the dialog of a form, and the client router keeps the first page's
 * policy while it swaps others in. Trusted Types are demanded but where the provider's script runs: what that
 * gives its sinks is not ours to judge.
 */
export function pagePolicy({ scripts, styles, https, recaptcha }: PolicyParts): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.map(hashSource).join(' ')}${recaptcha ? RECAPTCHA.script : ''}`,
    `style-src 'self' ${styles.map(hashSource).join(' ')}`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${recaptcha ? RECAPTCHA.connect : ''}`,
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

/** The headers of a host's pages that say so. */
export function policyHeaders(parts: PolicyParts): Record<string, string> {
  return {
    'Content-Security-Policy': pagePolicy(parts),
    ...(parts.https && { 'Reporting-Endpoints': ENDPOINTS }),
  };
}

/** Policy of everything that is not a page. */
export const BARE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
