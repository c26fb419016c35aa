import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { TRUSTED_TYPES } from './trusted-types.ts';

type Rule = (text: string, type: string, sink: string) => string | null;

/** The content of a script and of a video element of the page. */
const [SCRIPT, SOURCES] = ['(()=>{for(let a=0;a<b;)a++})()', '<source src="/a.mp4" type="video/mp4">'];

/** The Trusted Types policy that a page creates. */
const rules = (() => {
  const made: Record<string, Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>> = {};
  const page = [SCRIPT, SOURCES, ''].map((innerHTML) => ({ innerHTML }));
  const trustedTypes = { createPolicy: (name: string, given: never) => (made[name] = given) };
  runInNewContext(TRUSTED_TYPES, { window: { trustedTypes }, document: { querySelectorAll: () => page } });
  if (!made.default) throw new Error('no policy was made');
  return made.default;
})();

it.each<[string, string, string, boolean]>([
  ['a page that was fetched', '<main><b>text</b></main>', 'DOMParser parseFromString', true],
  ['the sources of a recording', SOURCES, 'Element innerHTML', true],
  ['a script of the page, made anew', SCRIPT, 'Element innerHTML', true],
  ['a script with an address', '', 'Element innerHTML', true],
  ['markup', '<b>text</b>', 'Element innerHTML', false],
  ['a picture that fails', '<img src=x onerror=alert(1)>', 'Element innerHTML', false],
  ['markup behind a source', `${SOURCES}<img src=x>`, 'Element innerHTML', false],
  ['plain text', 'text', 'Element innerHTML', false],
  ['a script of the page elsewhere', SCRIPT, 'Element insertAdjacentHTML', false],
  ['a document', '<p>', 'Document write', false],
  ['a frame', '<p>', 'HTMLIFrameElement srcdoc', false],
])('markup is trusted or not: %s', (_, text, sink, isTrusted) => {
  expect(rules.createHTML(text, 'TrustedHTML', sink)).toBe(isTrusted ? text : null);
});

it.each([
  ['HTMLScriptElement text', true],
  ['eval', false],
  ['Function', false],
  ['Window setTimeout', false],
  ['Element onclick', false],
])('a script’s text is trusted at %s: %s', (sink, isTrusted) => {
  expect(rules.createScript('run()', 'TrustedScript', sink)).toBe(isTrusted ? 'run()' : null);
});

it.each([
  ['/_astro/page.js', true],
  ['/media/a.js', false],
  ['/_astro/../media/a.js', false],
  ['/_astro/a.js?', false],
  ['\\\\elsewhere.example/_astro/a.js', false],
  ['https://elsewhere.example/_astro/page.js', false],
  ['//elsewhere.example/_astro/page.js', false],
  ['data:application/javascript,', false],
])('the address of a script %s is trusted: %s', (address, isTrusted) => {
  expect(rules.createScriptURL(address, 'TrustedScriptURL', 'HTMLScriptElement src')).toBe(
    isTrusted ? address : null,
  );
});

it('a browser without Trusted Types is not disturbed', () => {
  expect(() => void runInNewContext(TRUSTED_TYPES, { window: {} })).not.toThrow();
});
