import { defineMessages } from '../define-messages.ts';

/** Registration, and the page behind the letter that confirms an address. */
export const registration = defineMessages({
  toRegister: {
    about: 'Link of the authorisation to the registration',
    ru: 'Зарегистрироваться',
    en: 'Register',
    ua: 'Зареєструватися',
    uz: 'Roʻyxatdan oʻtish',
  },
  newHere: {
    about: 'Before that link',
    ru: 'Ещё нет кабинета?',
    en: 'No account yet?',
    ua: 'Ще немає кабінету?',
    uz: 'Hali kabinetingiz yoʻqmi?',
  },
  toLogin: {
    about: 'Link to the authorisation',
    ru: 'Войти',
    en: 'Log in',
    ua: 'Увійти',
    uz: 'Kirish',
  },
  haveOne: {
    about: 'Under the registration, before the link to the authorisation',
    ru: 'Уже есть кабинет?',
    en: 'Already have one?',
    ua: 'Уже маєте кабінет?',
    uz: 'Kabinetingiz bormi?',
  },
  registerTitle: {
    about: 'Title of the registration page and dialog',
    ru: 'Регистрация',
    en: 'Registration',
    ua: 'Реєстрація',
    uz: 'Roʻyxatdan oʻtish',
  },
  registerLead: {
    about: 'Over the fields of the registration',
    ru: 'Займёт минуту. Мы пришлём письмо, чтобы подтвердить почту.',
    en: 'It takes a minute. We will send an email to confirm your address.',
    ua: 'Це займе хвилину. Ми надішлемо лист, щоб підтвердити пошту.',
    uz: 'Bir daqiqa vaqt oladi. Pochtani tasdiqlash uchun xat yuboramiz.',
  },
  registerButton: {
    about: 'Button of the registration',
    ru: 'Зарегистрироваться',
    en: 'Register',
    ua: 'Зареєструватися',
    uz: 'Roʻyxatdan oʻtish',
  },
  registeredTitle: {
    about: 'After the registration (§4)',
    ru: 'Проверьте почту',
    en: 'Check your inbox',
    ua: 'Перевірте пошту',
    uz: 'Pochtangizni tekshiring',
  },
  registeredText: {
    about: 'Under that title; how many hours the link lasts',
    ru: {
      one: 'Мы отправили письмо с подтверждением, ссылка в нём действует {{count}} час. Если письма нет, загляните в «Спам».',
      few: 'Мы отправили письмо с подтверждением, ссылка в нём действует {{count}} часа. Если письма нет, загляните в «Спам».',
      many: 'Мы отправили письмо с подтверждением, ссылка в нём действует {{count}} часов. Если письма нет, загляните в «Спам».',
      other:
        'Мы отправили письмо с подтверждением, ссылка в нём действует {{count}} часа. Если письма нет, загляните в «Спам».',
    },
    en: {
      one: 'We have sent a confirmation email; its link works for {{count}} hour. If you cannot see it, check your spam folder.',
      other:
        'We have sent a confirmation email; its link works for {{count}} hours. If you cannot see it, check your spam folder.',
    },
    ua: {
      one: 'Ми надіслали лист із підтвердженням, посилання в ньому діє {{count}} годину. Якщо листа немає, зазирніть у «Спам».',
      few: 'Ми надіслали лист із підтвердженням, посилання в ньому діє {{count}} години. Якщо листа немає, зазирніть у «Спам».',
      many: 'Ми надіслали лист із підтвердженням, посилання в ньому діє {{count}} годин. Якщо листа немає, зазирніть у «Спам».',
      other:
        'Ми надіслали лист із підтвердженням, посилання в ньому діє {{count}} години. Якщо листа немає, зазирніть у «Спам».',
    },
    uz: {
      one: 'Tasdiqlash xatini yubordik, undagi havola {{count}} soat amal qiladi. Xat kelmagan boʻlsa, “Spam” jildini koʻring.',
      other:
        'Tasdiqlash xatini yubordik, undagi havola {{count}} soat amal qiladi. Xat kelmagan boʻlsa, “Spam” jildini koʻring.',
    },
  },
  confirmTitle: {
    about: 'Title of the page behind the link that confirms a mailbox',
    ru: 'Подтверждение почты',
    en: 'Confirming your email address',
    ua: 'Підтвердження пошти',
    uz: 'Pochtani tasdiqlash',
  },
  confirmText: {
    about: 'Under that title',
    ru: 'Нажмите кнопку, и почта будет подтверждена.',
    en: 'Press the button, and your email address is confirmed.',
    ua: 'Натисніть кнопку, і пошту буде підтверджено.',
    uz: 'Tugmani bosing – pochtangiz tasdiqlanadi.',
  },
  confirmButton: {
    about: 'Button of that page, and of the letter that leads there',
    ru: 'Подтвердить почту',
    en: 'Confirm my email address',
    ua: 'Підтвердити пошту',
    uz: 'Pochtani tasdiqlash',
  },
  confirmedTitle: {
    about: 'After it',
    ru: 'Почта подтверждена',
    en: 'Your email address is confirmed',
    ua: 'Пошту підтверджено',
    uz: 'Pochta tasdiqlandi',
  },
  confirmedText: {
    about: 'Under that title',
    ru: 'Спасибо. Письма о заказах и восстановлении пароля придут на этот адрес.',
    en: 'Thank you. Emails about orders and forgotten passwords will come to this address.',
    ua: 'Дякуємо. Листи про замовлення та відновлення пароля надходитимуть на цю адресу.',
    uz: 'Rahmat. Buyurtmalar va parolni tiklash haqidagi xatlar shu manzilga keladi.',
  },
});
