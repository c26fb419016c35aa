import { defineMessages } from '../message.ts';

/** What every form says. The words of `src/contract/reasons.ts` are keys here. */
export const forms = defineMessages({
  required: {
    about: 'Under a field left empty (specification section 5)',
    ru: 'Обязательное поле',
    en: 'Required field',
    ua: 'Обов’язкове поле',
    uz: 'Toʻldirilishi shart boʻlgan maydon',
  },
  email: {
    about: 'Under a mail address that is none (specification section 5)',
    ru: 'Email введён некорректно',
    en: 'Email entered incorrectly',
    ua: 'Email введено некоректно',
    uz: 'Email notoʻgʻri kiritilgan',
  },
  value: {
    about: 'Under a field whose value cannot be, when nothing more is known (specification section 5)',
    ru: 'Некорректное значение',
    en: 'Incorrect value',
    ua: 'Некоректне значення',
    uz: 'Notoʻgʻri qiymat',
  },
  option: {
    about: 'Under the mailing options when none is chosen (specification section 5)',
    ru: 'Выберите хотя бы одну рассылку',
    en: 'Choose at least one mailing',
    ua: 'Оберіть принаймні одну розсилку',
    uz: 'Kamida bitta xabarnomani tanlang',
  },
  consent: {
    about: 'Under the consent when its box is not ticked (decision 57)',
    ru: 'Без вашего согласия мы не можем писать вам',
    en: 'We may not write to you without your consent',
    ua: 'Без вашої згоди ми не можемо вам писати',
    uz: 'Roziligingizsiz sizga yoza olmaymiz',
  },
  token_unknown: {
    about: 'Page behind a mailed link: the link is not one of ours',
    ru: 'Эта ссылка неполная или не наша. Откройте её из письма ещё раз, целиком.',
    en: 'This link is incomplete or not ours. Open it from the email once more, in full.',
    ua: 'Це посилання неповне або не наше. Відкрийте його з листа ще раз, повністю.',
    uz: 'Bu havola toʻliq emas yoki bizniki emas. Uni xatdan yana bir bor, toʻliq oching.',
  },
  token_expired: {
    about: 'Page behind a mailed link: too late',
    ru: 'Срок ссылки истёк. Подпишитесь ещё раз — пришлём новую.',
    en: 'This link has expired. Subscribe once more and we will send a new one.',
    ua: 'Термін дії посилання минув. Підпишіться ще раз — надішлемо нове.',
    uz: 'Havolaning muddati tugagan. Qaytadan obuna boʻling — yangisini yuboramiz.',
  },
  token_used: {
    about: 'Page behind a mailed link: it has been used',
    ru: 'Этой ссылкой уже воспользовались. Если почту подтверждали вы, больше ничего делать не нужно.',
    en: 'This link has been used already. If it was you who confirmed the mailbox, nothing else is needed.',
    ua: 'Цим посиланням уже скористалися. Якщо пошту підтверджували ви, більше нічого робити не потрібно.',
    uz: 'Bu havoladan foydalanib boʻlingan. Pochtani siz tasdiqlagan boʻlsangiz, boshqa hech narsa kerak emas.',
  },
  summary: {
    about: 'Over a form with mistakes: its list of links to the fields follows',
    ru: 'Проверьте, пожалуйста:',
    en: 'Please check:',
    ua: 'Перевірте, будь ласка:',
    uz: 'Iltimos, tekshiring:',
  },
  sending: {
    about: 'On the button while the form is being sent',
    ru: 'Отправляем…',
    en: 'Sending…',
    ua: 'Надсилаємо…',
    uz: 'Yuborilmoqda…',
  },
  notSent: {
    about: 'Over a form that could not be sent: no connection, or the site is being mended',
    ru: 'Не получилось отправить. Всё, что вы ввели, на месте — повторите через минуту.',
    en: 'It could not be sent. All you typed is still here: try again in a minute.',
    ua: 'Не вдалося надіслати. Усе, що ви ввели, на місці — повторіть за хвилину.',
    uz: 'Yuborib boʻlmadi. Yozganlaringiz joyida — bir daqiqadan soʻng qayta urinib koʻring.',
  },
  tooMany: {
    about: 'Over a form sent too many times from one place',
    ru: 'Слишком много попыток подряд. Повторите через десять минут.',
    en: 'Too many tries in a row. Try again in ten minutes.',
    ua: 'Забагато спроб поспіль. Повторіть за десять хвилин.',
    uz: 'Ketma-ket urinishlar juda koʻp. Oʻn daqiqadan soʻng qayta urinib koʻring.',
  },
});
