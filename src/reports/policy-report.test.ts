import { describe, expect, it } from 'vitest';
import { isPolicyReport, readViolations } from './policy-report.ts';

const ORIGIN = 'https://tourbillon.example';

const modern = (body: object, type = 'csp-violation') => [{ type, age: 1, url: `${ORIGIN}/`, body }];
const PAGE = { documentURL: `${ORIGIN}/about/?q=anna@example.com#a`, effectiveDirective: 'script-src-elem' };

describe('reports of the policy', () => {
  it.each<[string, unknown, object | undefined]>([
    [
      'the Reporting API',
      modern({ ...PAGE, blockedURL: 'inline', sourceFile: `${ORIGIN}/_astro/page.js`, sample: 'secret' }),
      { directive: 'script-src-elem', blocked: 'inline', page: '/about/', source: '/_astro/page.js' },
    ],
    [
      'report-uri',
      {
        'csp-report': {
          'document-uri': `${ORIGIN}/login/`,
          'violated-directive': 'img-src',
          'blocked-uri': 'https://tracker.example/a?mail=anna@example.com',
        },
      },
      { directive: 'img-src', blocked: 'other', page: '/login/', source: 'page' },
    ],
    [
      'an extension',
      modern({ ...PAGE, blockedURL: 'chrome-extension', sourceFile: 'moz-extension' }),
      { directive: 'script-src-elem', blocked: 'extension', page: '/about/', source: 'extension' },
    ],
    [
      'Trusted Types',
      modern({ ...PAGE, effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' }),
      {
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/about/',
        source: 'page',
      },
    ],
    [
      'a token in the path',
      modern({ ...PAGE, documentURL: `${ORIGIN}/preview/0123456789abcdef0123456789abcdef/` }),
      { directive: 'script-src-elem', blocked: 'other', page: '/preview/[token]/', source: 'page' },
    ],
  ])('keep nothing of a person: %s', (_, sent, expected) => {
    expect(readViolations(JSON.stringify(sent), ORIGIN)).toEqual([expected]);
  });

  it.each<[string, unknown]>([
    ['another site', modern({ ...PAGE, documentURL: 'https://elsewhere.example/' })],
    ['no directive of ours', modern({ ...PAGE, effectiveDirective: '\u001b[31mforged' })],
    ['another kind', modern(PAGE, 'deprecation')],
    ['numbers', modern({ ...PAGE, documentURL: 4 })],
    ['nothing', []],
  ])('that tell of something else are left out: %s', (_, sent) => {
    expect(readViolations(JSON.stringify(sent), ORIGIN)).toEqual([]);
  });

  it.each(['', 'null', '4', '{}', '{"csp-report":4}', '[', '"text"'])('are none: %o', (body) => {
    expect(readViolations(body, ORIGIN)).toBeUndefined();
  });

  it('twenty of a body at most', () => {
    const many = Array.from({ length: 50 }, () => modern(PAGE)[0]);
    expect(readViolations(JSON.stringify(many), ORIGIN)).toHaveLength(20);
  });

  it.each([
    ['application/reports+json', true],
    ['application/csp-report; charset=utf-8', true],
    ['application/json', false],
    ['text/plain', false],
  ])('are told by their type: %s', (type, expected) => {
    expect(isPolicyReport(type)).toBe(expected);
  });
});
