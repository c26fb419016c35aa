import { defineMessages } from '../define-messages.ts';
import { accountDeletion } from './account-deletion.ts';
import { dataExportFields } from './data-export-fields.ts';
import { dataExportParts } from './data-export-parts.ts';
import { dataExportValues } from './data-export-values.ts';

/** Privacy in the personal area: export and consents. */
export const privacy = defineMessages({
  ...accountDeletion,
  ...dataExportParts,
  ...dataExportFields,
  ...dataExportValues,
  exportTitle: {
    about: 'Heading',
    ru: 'Ваши данные',
    en: 'Your data',
    ua: 'Ваші дані',
    uz: 'Maʼlumotlaringiz',
  },
  exportText: {
    about: 'Under it',
    ru: 'Всё, что мы храним о вашем кабинете и отправленных из него заявках: посмотрите здесь или скачайте файл.',
    en: 'Everything we keep about your account and the requests sent from it: read it here, or download a file.',
    ua: 'Усе, що ми зберігаємо про ваш кабінет і надіслані з нього заявки: перегляньте тут або завантажте файл.',
    uz: 'Kabinetingiz va undan yuborilgan arizalar haqida saqlaydigan barcha maʼlumotlar: shu yerda koʻring yoki faylni yuklab oling.',
  },
  show: {
    about: 'Shows the data',
    ru: 'Показать данные',
    en: 'Show the data',
    ua: 'Показати дані',
    uz: 'Maʼlumotlarni koʻrsatish',
  },
  download: {
    about: 'Downloads the data',
    ru: 'Скачать JSON',
    en: 'Download JSON',
    ua: 'Завантажити JSON',
    uz: 'JSON yuklab olish',
  },
  nothing: {
    about: 'A part of the export that is empty',
    ru: 'Нет записей',
    en: 'No entries',
    ua: 'Немає записів',
    uz: 'Yozuvlar yoʻq',
  },
  yes: { about: 'A yes in the export', ru: 'да', en: 'yes', ua: 'так', uz: 'ha' },
  no: { about: 'A no in the export', ru: 'нет', en: 'no', ua: 'ні', uz: 'yoʻq' },
  consentsTitle: {
    about: 'Heading',
    ru: 'Ваши согласия',
    en: 'Your consents',
    ua: 'Ваші згоди',
    uz: 'Roziliklaringiz',
  },
  purpose_registration: {
    about: 'What a consent was given with',
    ru: 'Регистрация кабинета',
    en: 'Registration',
    ua: 'Реєстрація кабінету',
    uz: 'Kabinetni roʻyxatdan oʻtkazish',
  },
  purpose_mailing: {
    about: 'What a consent was given with',
    ru: 'Наши письма',
    en: 'Our emails',
    ua: 'Наші листи',
    uz: 'Xatlarimiz',
  },
  givenAt: {
    about: 'When a consent was given; {{date}} is a day',
    ru: 'Дано {{date}}',
    en: 'Given on {{date}}',
    ua: 'Надано {{date}}',
    uz: '{{date}} kuni berilgan',
  },
  withdrawnAt: {
    about: 'When a consent was taken back',
    ru: 'отозвано {{date}}',
    en: 'withdrawn on {{date}}',
    ua: 'відкликано {{date}}',
    uz: '{{date}} kuni qaytarib olingan',
  },
  edition: {
    about: 'Edition of the words agreed to; {{text}} is its name, ru-3f2a…',
    ru: 'Редакция текста {{text}}',
    en: 'Version of the text {{text}}',
    ua: 'Редакція тексту {{text}}',
    uz: 'Matn tahriri {{text}}',
  },
  policyOf: {
    about: 'Edition of the privacy policy agreed to; {{policy}} is a day',
    ru: 'Политика от {{policy}}',
    en: 'Policy of {{policy}}',
    ua: 'Політика від {{policy}}',
    uz: 'Siyosat sanasi {{policy}}',
  },
});
