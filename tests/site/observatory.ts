/**
 * Score of a response in MDN's HTTP Observatory, by its published rules: the score table is
 * `src/grader/charts.js` of github.com/mdn/mdn-http-observatory, its tests are `src/analyzer/tests`, read in
 * November 2026. The score begins with 100; bonus points count only from 90 on. HSTS preloading (+5) depends on a
 * list of browsers and is never counted here, nor are redirects from http, which the reverse proxy answers.
 */
export interface ObservatoryScore {
  score: number;
  /** Each test with its result in the terms of the Observatory, and its points. */
  results: Record<string, { result: string; points: number }>;
}

type Headers = Readonly<Record<string, string | undefined>>;
type Judgement = readonly [result: string, points: number];

const BROAD = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const INLINE = new Set(["'unsafe-inline'", 'data:']);
const SIX_MONTHS = 15_768_000;
const ENOUGH_FOR_EXTRA = 90;

/** @param headers names in lower case. @param html of the page, whose scripts are looked at. */
export function observatoryScore(headers: Headers, html: string): ObservatoryScore {
  const policy = readPolicy(headers['content-security-policy']);
  const judged: Record<string, Judgement> = {
    'content-security-policy': judgePolicy(policy),
    cookies: headers['set-cookie'] ? ['cookies-without-secure-flag', -20] : ['cookies-not-found', 0],
    'cross-origin-resource-sharing': judgeSharing(headers),
    'cross-origin-resource-policy': judgeResourcePolicy(headers['cross-origin-resource-policy']),
    'referrer-policy': judgeReferrers(headers['referrer-policy']),
    'strict-transport-security': judgeTransport(headers['strict-transport-security']),
    'subresource-integrity': judgeScripts(html),
    'x-content-type-options':
      headers['x-content-type-options'] === 'nosniff'
        ? ['x-content-type-options-nosniff', 0]
        : ['x-content-type-options-not-implemented', -5],
    'x-frame-options': judgeFrames(policy, headers['x-frame-options']),
  };
  const points = Object.values(judged).map(([, one]) => one);
  const lost = 100 + sum(points.filter((one) => one < 0));
  const gained = lost >= ENOUGH_FOR_EXTRA ? sum(points.filter((one) => one > 0)) : 0;
  const results = Object.entries(judged).map(([test, [result, one]]) => [test, { result, points: one }]);
  return { score: lost + gained, results: Object.fromEntries(results) as ObservatoryScore['results'] };
}

function judgePolicy(policy: Map<string, string[]>): Judgement {
  if (policy.size === 0) return ['csp-not-implemented', -25];
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const scripts = withoutWhatHashesReplace(of('script-src'));
  const styles = withoutWhatHashesReplace(of('style-src'));
  if (scripts.some(isUnsafe) || of('object-src').some((one) => BROAD.has(one))) {
    return ['csp-implemented-with-unsafe-inline', -20];
  }
  const passive = [...of('img-src'), ...of('media-src')];
  const active = [...policy]
    .filter(([name]) => !/^(img|media)-src$/.test(name))
    .flatMap(([, sources]) => sources);
  if (active.some(isInsecure)) return ['csp-implemented-with-insecure-scheme', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10];
  if (passive.some(isInsecure)) return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10];
  if (styles.some(isUnsafe)) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  const isNone = policy.get('default-src')?.join(' ') === "'none'";
  return isNone
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function judgeSharing(headers: Headers): Judgement {
  const origin = headers['access-control-allow-origin'];
  if (origin === undefined) return ['cross-origin-resource-sharing-not-implemented', 0];
  return headers['access-control-allow-credentials'] === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-public-access', 0];
}

function judgeResourcePolicy(value: string | undefined): Judgement {
  const name = 'cross-origin-resource-policy';
  if (value === undefined) return [`${name}-not-implemented`, 0];
  if (value === 'same-origin' || value === 'same-site') return [`${name}-implemented-with-${value}`, 10];
  return value === 'cross-origin'
    ? [`${name}-implemented-with-cross-origin`, 0]
    : [`${name}-header-invalid`, -5];
}

function judgeReferrers(value: string | undefined): Judgement {
  if (value === undefined) return ['referrer-policy-not-implemented', 0];
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value);
  return isPrivate ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5];
}

function judgeTransport(value: string | undefined): Judgement {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1]);
  if (Number.isNaN(age)) return ['hsts-not-implemented', -20];
  return age >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10];
}

function judgeScripts(html: string): Judgement {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  if (scripts.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0];
  if (scripts.every(([, src = '']) => /^\/(?!\/)/.test(src))) {
    return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0];
  }
  return scripts.some(([, src = '']) => /^(http:)?\/\//.test(src))
    ? ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    : ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
}

function judgeFrames(policy: Map<string, string[]>, value: string | undefined): Judgement {
  const ancestors = policy.get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((one) => BROAD.has(one))) return ['x-frame-options-implemented-via-csp', 5];
  return /^(deny|sameorigin)$/i.test(value ?? '')
    ? ['x-frame-options-sameorigin-or-deny', 0]
    : ['x-frame-options-not-implemented', -20];
}

function readPolicy(header: string | undefined): Map<string, string[]> {
  const directives = (header ?? '').split(';').map((one) => one.trim().split(/\s+/));
  return new Map(
    directives.flatMap(([name = '', ...sources]) => (name ? [[name.toLowerCase(), sources]] : [])),
  );
}

/** Removes `'unsafe-inline'` beside hashes and nonces: browsers that support these ignore it. */
function withoutWhatHashesReplace(sources: string[]): string[] {
  const hasHash = sources.some((one) => /^'(sha(256|384|512)|nonce)-/.test(one));
  return hasHash ? sources.filter((one) => one !== "'unsafe-inline'") : sources;
}

function isUnsafe(source: string): boolean {
  return BROAD.has(source) || INLINE.has(source);
}

function isInsecure(source: string): boolean {
  return /^(http|ftp):/.test(source);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
