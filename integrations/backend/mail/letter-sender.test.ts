import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contactsFile } from '../content-store/contacts-format.ts';
import { officeOf } from './letter-sender.ts';

const contacts = v.parse(
  contactsFile,
  JSON.parse(readFileSync(new URL('../content/contacts.json', import.meta.url), 'utf8')),
);

test.each([
  ['a city', 'tashkent', 'uz', 'tashkent@tourbillon.example', /^Toshkent|Tashkent|, /],
  ['an office by its own word', 'moscow-rigamall', 'ru', 'moscow-rigamall@tourbillon.example', /Рига Молл/],
  ['nothing: the main office of the site', null, 'ru', 'moscow@tourbillon.example', /Кутузовский/],
  ['nothing, in Uzbek', null, 'uz', 'tashkent@tourbillon.example', /\. /],
  ['a city that is gone', 'atlantis', 'en', 'moscow@tourbillon.example', /Kutuzovsky/],
] as const)('D87 the office of a letter for %s', (_, alias, locale, email, place) => {
  const office = officeOf(contacts, alias, locale);
  expect(office).toMatchObject({ email, place: expect.stringMatching(place) as string });
  expect(office?.hours).not.toBe('');
});

test('D90 a site without an office has its own phone and mailbox, and hours whose zone is named', () => {
  expect(officeOf(contacts, null, 'ua')).toMatchObject({
    place: 'Україна, онлайн',
    phoneLink: 'tel:+380440002004',
    email: 'ua@tourbillon.example',
    hours: expect.stringContaining('(за ташкентським часом)') as string,
  });
});
