import { defineMessages } from '../define-messages.ts';

/** Error reports from the visitor's browser, and the visitor's consent to them. */
export const errorReports = defineMessages({
  question: {
    about: 'Cookie notice, after its text: asks for leave to report errors',
    ru: 'Если страница сломается, можно ли нам узнать об этом? В отчёте нет ни имён, ни телефонов, ни того, что вы пишете.',
    en: 'If a page breaks, may it tell us? The report holds no names, no phone numbers and nothing you type.',
    ua: 'Якщо сторінка зламається, чи можна нам дізнатися про це? У звіті немає ні імен, ні телефонів, ні того, що ви пишете.',
    uz: 'Sahifa ishdan chiqsa, bu haqda bizga xabar bersinmi? Hisobotda na ismlar, na telefonlar, na siz yozgan matn boʻladi.',
  },
  allow: {
    about: 'Button of the cookie notice: errors may be reported; beside the button that hides it',
    ru: 'Разрешить',
    en: 'Allow',
    ua: 'Дозволити',
    uz: 'Ruxsat berish',
  },
  decline: {
    about: 'Button of the cookie notice: hides it, errors are not reported',
    ru: 'Не надо',
    en: 'No, thank you',
    ua: 'Не треба',
    uz: 'Kerak emas',
  },
  title: {
    about: 'Heading in the privacy policy above the choice',
    ru: 'Отчёты об ошибках',
    en: 'Error reports',
    ua: 'Звіти про помилки',
    uz: 'Xatolar haqida hisobotlar',
  },
  explained: {
    about: 'What a report holds and who gets it',
    ru: 'Когда на странице что-то ломается, браузер может сообщить нам, что именно и в какой строке программы. Отчёт проходит через наш сервер, который убирает из него всё личное и не передаёт дальше ваш адрес в сети; разбирает его служба Sentry. Пока вы этого не разрешили, браузер ничего не отправляет.',
    en: 'When something on a page breaks, your browser can tell us what it was and where in the code. The report passes through our server, which removes everything personal from it and does not pass on your network address; the Sentry service analyses it. Until you allow it, your browser sends nothing.',
    ua: 'Коли на сторінці щось ламається, браузер може повідомити нам, що саме і в якому рядку програми. Звіт іде через наш сервер, який прибирає з нього все особисте й не передає далі вашу адресу в мережі; опрацьовує його служба Sentry. Доки ви цього не дозволили, браузер нічого не надсилає.',
    uz: 'Sahifada biror narsa ishdan chiqsa, brauzer bizga aynan nima va dasturning qaysi satrida buzilganini aytishi mumkin. Hisobot serverimiz orqali oʻtadi: u shaxsiy maʼlumotlarni olib tashlaydi va tarmoqdagi manzilingizni uzatmaydi; hisobotni Sentry xizmati saralaydi. Siz ruxsat bermaguningizcha brauzer hech narsa yubormaydi.',
  },
  consent: {
    about: 'Checkbox of the choice',
    ru: 'Разрешаю отправлять отчёты об ошибках из этого браузера',
    en: 'I allow error reports to be sent from this browser',
    ua: 'Дозволяю надсилати звіти про помилки з цього браузера',
    uz: 'Ushbu brauzerdagi xatolar haqida hisobot yuborishga ruxsat beraman',
  },
});
