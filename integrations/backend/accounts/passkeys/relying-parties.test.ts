import { describe, expect, it } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { relyingParties } from './relying-parties.ts';

/** Ids of the sites ru, en, ua, uz. */
const idsOf = ([ru, en, ua, uz]: string[]) => {
  const { origins } = readHosts({ SITE_URL_RU: ru, SITE_URL_EN: en, SITE_URL_UA: ua, SITE_URL_UZ: uz });
  return Object.values(relyingParties(origins)).map(({ id }) => id);
};

describe('passkeys: relying parties of the four hosts', () => {
  it('are four for the hosts of a first start', () => {
    const parties = relyingParties(readHosts({}).origins);
    expect(parties.en).toEqual({ id: 'en.localhost', origin: 'http://en.localhost:4321' });
    expect(new Set(Object.values(parties).map(({ id }) => id)).size).toBe(4);
  });

  it.each([
    ['four domains', ['https://shop.ru', 'https://shop.com', 'https://shop.ua', 'https://shop.uz'], ['shop.ru', 'shop.com', 'shop.ua', 'shop.uz']],
    ['one domain', ['https://ru.shop.com', 'https://shop.com', 'https://ua.shop.com', 'https://uz.shop.com:8443'], ['shop.com', 'shop.com', 'shop.com', 'shop.com']],
    ['two share one', ['https://ru.shop.com', 'https://www.shop.com', 'https://www.shop.ua', 'https://shop.uz'], ['shop.com', 'shop.com', 'www.shop.ua', 'shop.uz']],
    ['a suffix of a country is no domain', ['https://ru.co.uk', 'https://en.co.uk', 'https://a.com.ua', 'https://b.com.ua'], ['ru.co.uk', 'en.co.uk', 'a.com.ua', 'b.com.ua']],
    ['nor is one of a host for everybody', ['https://ru.github.io', 'https://en.github.io', 'https://x.ua', 'https://x.uz'], ['ru.github.io', 'en.github.io', 'x.ua', 'x.uz']],
  ])('%s', (_, origins, ids) => {
    expect(idsOf(origins)).toEqual(ids);
  }); // prettier-ignore
});
