import { expect, it } from 'vitest';
import { trustedMarkup, trustedScript, trustedScriptAddress } from './trusted-markup.ts';

const SCRIPTS = [{ text: '(()=>{for(let a=0;a<b;)a++})()' }];

it.each<[string, string, string, boolean]>([
  ['a page that was fetched', '<main><b>text</b></main>', 'DOMParser parseFromString', true],
  ['nothing', '', 'Element innerHTML', true],
  [
    'the sources of a recording',
    '\n<source src="/a.mp4" type="video/mp4"> <track src="/a.vtt">\n',
    'Element innerHTML',
    true,
  ],
  ['a script of the page, made anew', '(()=>{for(let a=0;a<b;)a++})()', 'Element innerHTML', true],
  ['markup', '<b>text</b>', 'Element innerHTML', false],
  ['a picture that fails', '<img src=x onerror=alert(1)>', 'Element innerHTML', false],
  ['markup behind a source', '<source src="/a.mp4"><img src=x>', 'Element innerHTML', false],
  ['plain text', 'text', 'Element innerHTML', false],
  ['a script of the page elsewhere', '(()=>{for(let a=0;a<b;)a++})()', 'Element insertAdjacentHTML', false],
  ['a document', '<p>', 'Document write', false],
  ['a frame', '<p>', 'HTMLIFrameElement srcdoc', false],
])('issue 14 point 17: markup is trusted or not: %s', (_, text, sink, isTrusted) => {
  expect(trustedMarkup(text, sink, SCRIPTS)).toBe(isTrusted ? text : null);
});

it.each([
  ['HTMLScriptElement text', true],
  ['eval', false],
  ['Function', false],
  ['Window setTimeout', false],
  ['Element onclick', false],
])('issue 14 point 17: a script’s text is trusted at %s: %s', (sink, isTrusted) => {
  expect(trustedScript('run()', sink)).toBe(isTrusted ? 'run()' : null);
});

it.each([
  ['/_astro/page.js', true],
  ['https://www.google.com/recaptcha/api.js?render=key', true],
  ['https://www.gstatic.com/recaptcha/releases/a/recaptcha__en.js', true],
  ['/media/a.js', false],
  ['/_astro/../media/a.js', false],
  ['/_astro/a.js?', false],
  ['\\elsewhere.example/_astro/a.js', false],
  ['https://elsewhere.example/_astro/page.js', false],
  ['https://www.google.com.example/recaptcha/api.js', false],
  ['//elsewhere.example/_astro/page.js', false],
  ['data:application/javascript,', false],
  ['blob:https://tourbillon.example/1', false],
  ['https://', false],
])('issue 14 point 17: the address of a script %s is trusted: %s', (address, isTrusted) => {
  expect(trustedScriptAddress(address)).toBe(isTrusted ? address : null);
});
