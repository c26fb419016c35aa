import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { startAlteredStorefront } from '../site/altered-backend.ts';
import { ask } from '../site/ask.ts';

/** An article that the contract allows and no page can show: its day is none. */
const BROKEN = {
  slug: 'broken',
  type: 4,
  title: 'broken',
  description: 'broken',
  published_at: 'no day',
  updated_at: '2026-01-01',
  author: 'A B',
  picture: null,
  picture_alt: '',
  show_main_page: 0,
  lang: 'ru',
};

test('§8 a page that throws while it is rendered is our page of status 500, without a word of the cause', async () => {
  const site = await startAlteredStorefront(
    { '/articles': { data: [BROKEN], paginate_data: { last_page: 1 } } },
    undefined,
    true,
  );
  try {
    const { status, headers, text } = await ask('ru', '/article/?type=4', { port: site.port });
    expect(status).toBe(500);
    expect(text).toContain(translator('ru')('errors.s500'));
    expect(text).toContain('</html>');
    expect(text).not.toMatch(/RangeError|Invalid time|\.mjs|\n\s+at /);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*script-src/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
    // One broken page takes no other with it.
    expect((await ask('ru', '/search/?q=rolex', { port: site.port })).status).toBe(200);
  } finally {
    await site.stop();
  }
});
