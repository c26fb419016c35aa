import { expect, test } from '@playwright/test';
import { hashSource } from '../../src/platform/http/content-security-policy.ts';
import { ask } from '../site/ask.ts';
import { AREA_KINDS, pageKinds, SIGN_IN_KINDS } from '../site/page-kinds.ts';

/** What the script that hydrates islands of `client:intent` looks for. */
const ISLANDS = '[client=intent]';

/**
 * The only inline script of most pages is that of Trusted Types; the home page and items have one that lays them out part
 * by part (decision 725), the personal area has two of Astro.
 */
const inlineOf = (name: string) => (name === 'home' || name.startsWith('item: ') ? 2 : 1);
const INLINE_IN_AREA = 3;

test('D671 no page but the personal area has scripts of islands in its HTML, and each with filters loads theirs', async () => {
  const areas = AREA_KINDS.map((kind) => ({ ...kind, inline: INLINE_IN_AREA }));
  const others = [...(await pageKinds()), ...SIGN_IN_KINDS, { name: 'components', path: '/components/' }];
  const directives = new Set<string>();
  for (const { name, path, inline } of [
    ...areas,
    ...others.map((kind) => ({ ...kind, inline: inlineOf(kind.name) })),
  ]) {
    const { text, headers } = await ask('en', path);
    const scripts = [...text.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
    expect.soft(scripts.length, `inline scripts of ${name}`).toBe(inline);
    expect.soft(text, `inline styles of ${name}`).not.toContain('<style');
    for (const [, script = ''] of scripts) {
      expect.soft(headers['content-security-policy'], name).toContain(hashSource(script));
    }
    const islands = [...text.matchAll(/<astro-island[^>]*\sclient="(\w+)"/g)].map(([, one = '']) => one);
    for (const one of islands) directives.add(one);
    if (islands.includes('intent')) expect.soft(await scriptsOf(text), name).toContain(ISLANDS);
  }
  expect([...directives].sort()).toEqual(['intent', 'load']);
});

/** The own scripts of a page, with all that they import; a page of results imports the scripts of its list later. */
async function scriptsOf(page: string): Promise<string> {
  const names = new Set([...page.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, name = '']) => name));
  let code = '';
  for (const name of names) {
    if (name.includes('/Page.astro')) continue;
    const { text } = await ask('en', name);
    code += text;
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*\(?\s*["'`](\.\/[^"'`]+\.js)["'`]/g)) {
      names.add(new URL(imported, `http://site${name}`).pathname);
    }
  }
  return code;
}
