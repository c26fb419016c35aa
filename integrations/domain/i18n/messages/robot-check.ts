import { defineMessages } from '../define-messages.ts';

/** The robot check of a form. */
export const robotCheck = defineMessages({
  robot: {
    about: 'Over a form that a robot may have sent',
    ru: 'Не удалось убедиться, что вы не робот. Отправьте форму ещё раз.',
    en: 'We could not make sure that you are not a robot. Send the form again.',
    ua: 'Не вдалося переконатися, що ви не робот. Надішліть форму ще раз.',
    uz: 'Robot emasligingizni tekshirib boʻlmadi. Shaklni yana bir marta yuboring.',
  },
  robotAway: {
    about: 'Over a form when the check against robots cannot be asked',
    ru: 'Проверка от роботов сейчас не отвечает, поэтому форма не отправлена. Всё, что вы ввели, на месте\u00a0— повторите через минуту или позвоните нам.',
    en: 'The robot check is not responding, so the form was not sent. Everything you typed is still here: try again in a minute, or call us.',
    ua: 'Перевірка від роботів зараз не відповідає, тому форму не надіслано. Усе, що ви ввели, на місці\u00a0— повторіть через хвилину або зателефонуйте нам.',
    uz: 'Robotlardan himoya tekshiruvi javob bermayapti, shuning uchun shakl yuborilmadi. Yozganlaringiz joyida – bir daqiqadan soʻng qayta urining yoki bizga qoʻngʻiroq qiling.',
  },
  recaptcha: {
    about: 'Under the button of a form, on hosts where Google reCAPTCHA tells people from robots',
    ru: 'Форму защищает от роботов Google reCAPTCHA.',
    en: 'This form is protected by Google reCAPTCHA.',
    ua: 'Форму захищає від роботів Google reCAPTCHA.',
    uz: 'Bu shaklni robotlardan Google reCAPTCHA himoya qiladi.',
  },
  question: {
    about:
      'Label of a question that people without scripts answer to show that they are no robots; a and b are words',
    ru: 'Сколько будет {{a}} плюс {{b}}? Ответьте цифрами',
    en: 'What is {{a}} plus {{b}}? Answer in digits',
    ua: 'Скільки буде {{a}} плюс {{b}}? Відповідь напишіть цифрами',
    uz: '{{a}} qoʻshuv {{b}} necha boʻladi? Javobni raqam bilan yozing',
  },
  number2: {
    about: 'The number 2 as a word, in that question',
    ru: 'два',
    en: 'two',
    ua: 'два',
    uz: 'ikki',
  },
  number3: {
    about: 'The number 3 as a word, in that question',
    ru: 'три',
    en: 'three',
    ua: 'три',
    uz: 'uch',
  },
  number4: {
    about: 'The number 4 as a word, in that question',
    ru: 'четыре',
    en: 'four',
    ua: 'чотири',
    uz: 'toʻrt',
  },
  number5: {
    about: 'The number 5 as a word, in that question',
    ru: 'пять',
    en: 'five',
    ua: 'п’ять',
    uz: 'besh',
  },
  number6: {
    about: 'The number 6 as a word, in that question',
    ru: 'шесть',
    en: 'six',
    ua: 'шість',
    uz: 'olti',
  },
  number7: {
    about: 'The number 7 as a word, in that question',
    ru: 'семь',
    en: 'seven',
    ua: 'сім',
    uz: 'yetti',
  },
  number8: {
    about: 'The number 8 as a word, in that question',
    ru: 'восемь',
    en: 'eight',
    ua: 'вісім',
    uz: 'sakkiz',
  },
  number9: {
    about: 'The number 9 as a word, in that question',
    ru: 'девять',
    en: 'nine',
    ua: 'дев’ять',
    uz: 'toʻqqiz',
  },
  questionHelp: {
    about: 'Under that question: why it is asked',
    ru: 'В вашем браузере выключен JavaScript, поэтому проверяем вопросом, что вы не робот.',
    en: 'JavaScript is off in your browser, so we ask a question to check that you are not a robot.',
    ua: 'У вашому браузері вимкнено JavaScript, тому перевіряємо запитанням, що ви не робот.',
    uz: 'Brauzeringizda JavaScript oʻchirilgan, shuning uchun robot emasligingizni savol bilan tekshiramiz.',
  },
});
