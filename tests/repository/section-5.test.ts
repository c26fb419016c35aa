import { describe, expect, it } from 'vitest';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import {
  type AnyRequestForm,
  validateRequest,
  fieldNames,
} from '@tourbillon/domain/contract/requests/request-form.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { OWN_FIELDS } from '../forms/own-fields.ts';
import { SECTION_5 } from '../forms/section-5.ts';

const PHOTO: SentPhoto = { id: 'a'.repeat(32), name: 'dial.jpg', type: 'jpeg', bytes: 1000 };
const PERSON = { user_name: 'Анна', country: 'ru', telephone: '8 912 345-67-89' };

describe.each(SECTION_5)('§5 $group', ({ form: name, rules }) => {
  const form: AnyRequestForm = REQUEST_FORMS[name];
  const empty = Object.fromEntries(fieldNames(form).map((one) => [one, '']));

  it.each(rules)('$rule', ({ typed, refused }) => {
    const validated = validateRequest(
      form,
      { ...empty, ...PERSON, ...OWN_FIELDS[name], ...typed },
      { city: 'moscow', photos: [PHOTO] },
    );
    expect(validated.refusals ?? {}).toEqual(refused);
    for (const reason of Object.values(validated.refusals ?? {})) {
      // The message of a field is a sentence in each language, never the reason code of the contract.
      const said = LOCALES.map((locale) => reasonText(translator(locale), reason ?? ''));
      expect(new Set(said).size).toBe(LOCALES.length);
      expect(said).not.toContain(reason);
    }
  });
});

/** Messages with wording from §5, as the Russian and the English site show them. */
it.each([
  ['required', 'Обязательное поле', 'Required field'],
  ['email', 'Email введён некорректно', 'Email entered incorrectly'],
  ['method', 'Способ связи не выбран', 'Contact method not selected'],
  ['image', 'Загрузите хотя бы одно изображение', 'Upload at least one image'],
  ['format', 'Некорректный формат', 'Incorrect format'],
  ['amount', 'Сумма не может превышать 100 000 000 рублей', 'The amount cannot exceed 100 000 000 roubles'],
  ['year', 'Некорректный год', 'Incorrect year'],
  ['value', 'Некорректное значение', 'Incorrect value'],
])('§5 the message of %s', (reason, ru, en) => {
  const said = (locale: 'ru' | 'en') =>
    reasonText(translator(locale), reason)
      .replace(/[\u00a0\u202f\u2009]|,(?=\d{3})/g, ' ')
      .replace(/\.$/, '');
  expect([said('ru').toLowerCase(), said('en').toLowerCase()]).toEqual([ru.toLowerCase(), en.toLowerCase()]);
});
