import { describe, expect, it } from 'vitest';
import { localeOfHost, readHosts } from './hosts.ts';

describe('§1 the host decides the language, by an exact allow-list', () => {
  const local = readHosts({});
  const live = readHosts({
    PORT: '8080',
    SITE_URL_RU: 'https://shop.example',
    SITE_URL_EN: 'https://en.shop.example/',
    SITE_URL_UA: 'https://shop.example.ua',
    SITE_URL_UZ: 'https://shop.example.uz',
  });

  it.each([
    [local, 'ru.localhost:4321', 'ru'],
    [local, 'EN.localhost:4321', 'en'],
    [local, 'ua.localhost', 'ua'],
    [local, 'uz.localhost:4321', 'uz'],
    [local, 'localhost:4321', 'ru'],
    [local, '127.0.0.1:4321', 'ru'],
    [local, 'uz.localhost:9999', undefined],
    [local, 'ru.localhost.evil.example', undefined],
    [local, '', undefined],
    [local, undefined, undefined],
    [live, 'shop.example', 'ru'],
    [live, 'shop.example.ua', 'ua'],
    [live, 'shop.example.ua:8080', 'ua'],
    [live, 'ua.localhost', undefined],
  ])('case %#: %s', (hosts, host, locale) => {
    expect(localeOfHost(hosts as typeof local, host as string | undefined)).toBe(locale);
  });

  it('origins come from the configuration, without a closing slash', () => {
    expect(live.origins.en).toBe('https://en.shop.example');
    expect(readHosts({ PORT: '5000' }).origins.uz).toBe('http://uz.localhost:5000');
  });

  it('LOCALES leaves the hosts of other languages out; the first of them is plain localhost', () => {
    const two = readHosts({ LOCALES: 'uz, en' });
    expect(two).toMatchObject({ locales: ['en', 'uz'], main: 'en' });
    const asked = ['en.localhost', 'ru.localhost', 'ua.localhost:4321', 'localhost'];
    expect(asked.map((host) => localeOfHost(two, host))).toEqual(['en', undefined, undefined, 'en']);
    expect(local).toMatchObject({ locales: ['ru', 'en', 'ua', 'uz'], main: 'ru' });
  });

  it('an address that is none is refused with the name of the variable', () => {
    expect(() => readHosts({ SITE_URL_UA: 'shop.example' })).toThrow('SITE_URL_UA');
  });
});
