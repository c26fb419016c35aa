import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type ErrandVisitor, need } from './visitor.ts';

/** The goal of a visitor and the steps to it. The errand fails if the last page is the wrong piece or page. */
export interface Errand {
  id: string;
  locale: Locale;
  width: 375 | 1440;
  /** In the words of a person. */
  aim: string;
  go: (visitor: ErrandVisitor) => Promise<void>;
}

/** Searches, opens the first piece and checks its facts. */
const piece =
  (words: string, ...facts: readonly RegExp[]) =>
  async (visitor: ErrandVisitor) => {
    await visitor.search(words);
    const text = await visitor.openFirst();
    for (const fact of facts) need(fact.test(text), text);
  };

/** Searches; the page of results itself must show the answer. */
const answer =
  (words: string, kind: string, ...facts: readonly RegExp[]) =>
  async (visitor: ErrandVisitor) => {
    await visitor.search(words);
    const shown = visitor.page.locator(`[data-answer=${kind}]`);
    await shown.waitFor({ timeout: 5_000 }).catch(() => undefined);
    const text = (await shown.count()) > 0 ? await shown.innerText() : await visitor.mainText();
    need((await shown.count()) > 0 && facts.every((fact) => fact.test(text)), text);
  };

/** Searches and follows the first link to an address. */
const page = (words: string, href: string) => async (visitor: ErrandVisitor) => {
  await visitor.search(words);
  await visitor.click(visitor.page.getByRole('main').locator(`a[href^="${href}"]`));
  await visitor.page.waitForURL((address) => address.pathname.startsWith(href.split('?')[0] ?? href));
};

const under = (dollars: number) => (text: string) => {
  const [, shown = ''] = /\$\s?([\d\s,\u202f\u00a0]+)/.exec(text) ?? [];
  const price = Number(shown.replace(/\D/g, ''));
  return price > 0 && price <= dollars;
};

/** Twenty errands, five in each language. */
export const ERRANDS: readonly Errand[] = [
  {
    id: 'ru-gift',
    locale: 'ru',
    width: 375,
    aim: 'Подарок жене до 5 000 долларов: золото, маленькие',
    go: piece('подарок жене до 5000 долларов золотые маленькие', /Женск/i, /золот/i),
  },
  {
    id: 'ru-father',
    locale: 'ru',
    width: 1440,
    aim: 'Омега отца с документами: сколько дадут',
    go: async (visitor) => {
      await visitor.search('сколько дадут за омегу отца с документами');
      await visitor.click(visitor.page.getByRole('main').locator('[data-answer=estimate] a'));
      await visitor.page.waitForURL(/\/estimate\//);
    },
  },
  {
    id: 'ru-samara',
    locale: 'ru',
    width: 1440,
    aim: 'Что есть в Самаре',
    go: async (visitor) => {
      await visitor.search('что есть в самаре');
      const text = await visitor.firstCard().innerText();
      need(/Самара/.test(text), text);
    },
  },
  {
    id: 'ru-hours',
    locale: 'ru',
    width: 375,
    aim: 'До скольки работает офис в Екатеринбурге',
    go: answer('режим работы екатеринбург', 'city', /Екатеринбург/, /\d{1,2}:\d\d/),
  },
  {
    id: 'ru-ring',
    locale: 'ru',
    width: 375,
    aim: 'Заложить кольцо',
    go: page('заложить кольцо', '/uslugi/zalog-yuvelirnyh-izdelij/'),
  },
  {
    id: 'en-gift',
    locale: 'en',
    width: 1440,
    aim: 'A gift for my wife under 5,000 dollars, gold, small',
    go: async (visitor) => {
      await visitor.search('gift for my wife under 5000 dollars gold small');
      const text = await visitor.openFirst();
      need(/women/i.test(text) && /gold/i.test(text) && under(5_000)(text), text);
    },
  },
  {
    id: 'en-father',
    locale: 'en',
    width: 375,
    aim: 'My father’s Omega with papers: one like it',
    go: piece("my father's omega with papers", /Omega/, /papers|full set/i),
  },
  {
    id: 'en-wrist',
    locale: 'en',
    width: 1440,
    aim: 'A watch for a small wrist',
    go: piece('watch for a small wrist', /\b(2\d|3[0-6])([.,]\d)?\s?mm/),
  },
  {
    id: 'en-not-taken',
    locale: 'en',
    width: 375,
    aim: 'Do they take a Casio?',
    go: async (visitor) => {
      await visitor.search('sell casio g-shock');
      const text = await visitor.page.getByRole('main').getByRole('status').first().innerText();
      need(/Casio/.test(text), text);
    },
  },
  {
    id: 'en-sold',
    locale: 'en',
    width: 1440,
    aim: 'A sold reference: a Kermit, 16610LV, from the archive',
    go: async (visitor) => {
      await visitor.search('16610LV');
      await visitor.click(
        visitor.page.getByRole('navigation').locator('a[href^="/search/archive/"]:visible'),
      );
      await visitor.page.waitForURL(/\/search\/archive\//);
      const text = await visitor.openFirst();
      need(/16610\s?LV/.test(text), text);
    },
  },
  {
    id: 'ua-nickname',
    locale: 'ua',
    width: 375,
    aim: 'Rolex, який звуть «бетмен»',
    go: piece('бетмен', /1[12]6710BLNR/),
  },
  {
    id: 'ua-misspelling',
    locale: 'ua',
    width: 375,
    aim: 'Submariner, як чується: «ролєкс субмарінер»',
    go: piece('ролєкс субмарінер', /Rolex/, /Submariner/),
  },
  {
    id: 'ua-service',
    locale: 'ua',
    width: 1440,
    aim: 'Полагодити годинник',
    go: page('ремонт годинника', '/uslugi/servis/'),
  },
  {
    id: 'ua-diamonds',
    locale: 'ua',
    width: 375,
    aim: 'Каблучка з діамантами',
    go: async (visitor) => {
      await visitor.search('каблучка з діамантами');
      const card = visitor.firstCard();
      if (!(await card.isVisible())) await visitor.click(visitor.page.locator('main a[href^="/search/?"]'));
      const text = await visitor.openFirst();
      need(/каблучка/i.test(text) && /діамант/i.test(text), text);
    },
  },
  {
    id: 'ua-steel',
    locale: 'ua',
    width: 1440,
    aim: 'Новий сталевий Longines до 80 000 грн',
    go: piece('новий сталевий лонжин до 80000 грн', /Longines/, /сталь/i),
  },
  {
    id: 'uz-cheapest',
    locale: 'uz',
    width: 375,
    aim: 'Toshkentdagi eng arzon Rolex',
    go: piece('eng arzon rolex toshkent', /Rolex/, /Toshkent/),
  },
  {
    id: 'uz-ticket',
    locale: 'uz',
    width: 375,
    aim: 'Garov chiptasining holati',
    go: page('garov chiptasi', '/ticket/'),
  },
  {
    id: 'uz-phone',
    locale: 'uz',
    width: 1440,
    aim: 'Toshkent ofisining telefoni',
    go: answer('toshkent telefon raqami', 'city', /Toshkent/, /\+998/),
  },
  {
    id: 'uz-earrings',
    locale: 'uz',
    width: 1440,
    aim: 'Brilliantli sirgʻa',
    go: async (visitor) => {
      await visitor.search('brilliantli sirgʻa');
      const card = visitor.firstCard();
      if (!(await card.isVisible())) await visitor.click(visitor.page.locator('main a[href^="/search/?"]'));
      const text = await visitor.openFirst();
      need(/sirgʻa|zirak/i.test(text) && /brilliant|olmos/i.test(text), text);
    },
  },
  {
    id: 'uz-suggestion',
    locale: 'uz',
    width: 375,
    aim: 'Omega Seamaster roʻyxati: takliflardan',
    go: async (visitor) => {
      await visitor.openSearch('omega seam');
      await visitor.click(visitor.page.locator('[role=option][data-href="/clocks_today/omega/seamaster/"]'));
      await visitor.page.waitForURL(/\/clocks_today\/omega\/seamaster\//);
    },
  },
];
