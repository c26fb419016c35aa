import { defineMessages } from '../define-messages.ts';

/** Countries of the phone field; the codes of `i18n/phone-countries.ts` are keys here. */
export const phoneCountries = defineMessages({
  country: {
    about: 'Label of the select beside a phone: the country it is of',
    ru: 'Страна номера',
    en: 'Country of the number',
    ua: 'Країна номера',
    uz: 'Raqam mamlakati',
  },
  country_ru: { about: 'Country', ru: 'Россия', en: 'Russia', ua: 'Росія', uz: 'Rossiya' },
  country_usa: { about: 'Country', ru: 'США', en: 'USA', ua: 'США', uz: 'AQSH' },
  country_ua: { about: 'Country', ru: 'Украина', en: 'Ukraine', ua: 'Україна', uz: 'Ukraina' },
  country_uz: { about: 'Country', ru: 'Узбекистан', en: 'Uzbekistan', ua: 'Узбекистан', uz: 'Oʻzbekiston' },
  country_az: { about: 'Country', ru: 'Азербайджан', en: 'Azerbaijan', ua: 'Азербайджан', uz: 'Ozarbayjon' },
  country_am: { about: 'Country', ru: 'Армения', en: 'Armenia', ua: 'Вірменія', uz: 'Armaniston' },
  country_by: { about: 'Country', ru: 'Беларусь', en: 'Belarus', ua: 'Білорусь', uz: 'Belarus' },
  country_kz: { about: 'Country', ru: 'Казахстан', en: 'Kazakhstan', ua: 'Казахстан', uz: 'Qozogʻiston' },
  country_kg: { about: 'Country', ru: 'Кыргызстан', en: 'Kyrgyzstan', ua: 'Киргизстан', uz: 'Qirgʻiziston' },
  country_md: { about: 'Country', ru: 'Молдова', en: 'Moldova', ua: 'Молдова', uz: 'Moldova' },
  country_tj: { about: 'Country', ru: 'Таджикистан', en: 'Tajikistan', ua: 'Таджикистан', uz: 'Tojikiston' },
  country_tm: {
    about: 'Country',
    ru: 'Туркменистан',
    en: 'Turkmenistan',
    ua: 'Туркменістан',
    uz: 'Turkmaniston',
  },
  country_other: {
    about: 'The last choice of the countries of a phone: any other, whose code is typed',
    ru: 'Другая страна',
    en: 'Another country',
    ua: 'Інша країна',
    uz: 'Boshqa mamlakat',
  },
});
