import { expect, test } from '@playwright/test';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type AlteredStorefront, startAlteredStorefront } from '../site/altered-backend.ts';
import { ask } from '../site/ask.ts';

const YESTERDAY = new Date(Date.now() - 1000).toISOString();
const SERVICES = 'id="services"';
const t = translator('ru');

let bare: AlteredStorefront | undefined;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  bare = await startAlteredStorefront({
    '/services/list': { data: [] },
    '/daily/show': { data: [], until: YESTERDAY, time_zone: 'Europe/Moscow' },
    '/specials/show': { data: [], product_types: [] },
    '/advantages': { data: [] },
    '/discount/show': { data: [] },
    '/faq': { data: [] },
  });
});
test.afterAll(() => bare?.stop());

test('§2 home: the section of services is hidden when no services are loaded', async () => {
  expect((await ask('ru', '/')).text).toContain(SERVICES);
  const { status, text } = await ask('ru', '/', { port: bare?.port });
  expect(status).toBe(200);
  expect(text).not.toContain(SERVICES);
  expect(text).not.toContain(t('home.servicesTitle'));
});

test('home: what the backend does not give leaves no heading behind, the rest stays', async () => {
  const whole = (await ask('ru', '/')).text;
  const { text } = await ask('ru', '/', { port: bare?.port });
  const gone = [
    'home.dailyTitle',
    'home.specialsTitle',
    'home.advantagesTitle',
    'home.actionsTitle',
    'contentPages.faqTitle',
  ];
  for (const key of gone as Parameters<typeof t>[0][]) {
    expect(whole, key).toContain(`>${t(key)}<`);
    expect(text, key).not.toContain(`>${t(key)}<`);
  }
  for (const key of [
    'home.heroTitle',
    'home.arrivalsTitle',
    'home.stepsTitle',
    'home.officesTitle',
  ] as const) {
    expect(text, key).toContain(`>${t(key)}<`);
  }
});

test('D31 the share of a buy-out is that of the host, the loans are in its currency', async () => {
  const of = async (locale: 'ru' | 'en' | 'ua' | 'uz') => (await ask(locale, '/')).text;
  expect(await of('ru')).toMatch(/до 95\s%[\s\S]*до 150\sмлн\s₽/);
  expect(await of('en')).toMatch(/up to 95%[\s\S]*up to about \$1\.6M/);
  expect(await of('ua')).toMatch(/до 60\s%[\s\S]*до 66\sмлн\s₴/);
  expect(await of('uz')).toMatch(/60\sfoizgacha[\s\S]*1\smlrd\ssoʻmgacha/);
});
