import { expect, test } from '@playwright/test';
import { ask } from '../site/ask.ts';
import { SIGN_IN_KINDS, pageKinds } from '../site/page-kinds.ts';

/**
 * Limits of the resources that block a first visit to a page (architecture §8). Files count as well as bytes: on
 * a slow line each costs a round trip. Bytes are those of the bodies, compressed with brotli.
 */
const MOST = { styles: 1, styleBytes: 15 * 1024, scripts: 4, scriptBytes: 10 * 1024 };

test('architecture §8 no kind of page asks for more files and bytes of style and script than it may', async () => {
  for (const { name, path } of [...(await pageKinds()), ...SIGN_IN_KINDS]) {
    const { text } = await ask('uz', path);
    const styles = await weigh(namesIn(text, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g));
    const scripts = await weigh(namesIn(text, /<script[^>]*\ssrc="([^"]+)"/g));
    expect.soft(styles.files, `stylesheets of ${name}`).toBeLessThanOrEqual(MOST.styles);
    expect.soft(styles.bytes, `bytes of style of ${name}`).toBeLessThan(MOST.styleBytes);
    expect.soft(scripts.files, `scripts of ${name}`).toBeLessThanOrEqual(MOST.scripts);
    expect.soft(scripts.bytes, `bytes of script of ${name}`).toBeLessThanOrEqual(MOST.scriptBytes);
    expect(styles.bytes * scripts.bytes, `${name} has styles and scripts`).toBeGreaterThan(0);
  }
});

/** Measures files and all their static imports. */
async function weigh(names: string[]): Promise<{ files: number; bytes: number }> {
  const found = new Set(names);
  let bytes = 0;
  for (const name of found) {
    const { body, text } = await ask('uz', name, { headers: { 'Accept-Encoding': 'br' } });
    bytes += body.byteLength;
    const imported = namesIn(text, /(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g);
    for (const one of imported) found.add(new URL(one, `http://site${name}`).pathname);
  }
  return { files: found.size, bytes };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}
