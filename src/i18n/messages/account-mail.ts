import { defineMessages } from '../message.ts';

/** Letters about accounts; the embedded backend's `mail/` composes them. */
export const accountMail = defineMessages({
  confirmSubject: {
    about: 'Subject of the letter after a registration; {{shop}} is the shop’s name',
    ru: 'Подтвердите почту\u00a0— {{shop}}',
    en: 'Confirm your email – {{shop}}',
    ua: 'Підтвердьте пошту\u00a0— {{shop}}',
    uz: 'Pochtangizni tasdiqlang – {{shop}}',
  },
  confirmIntro: {
    about: 'That letter: why it came; a button follows',
    ru: 'На этот адрес зарегистрировали личный кабинет на нашем сайте. Подтвердите, что почта ваша: на неё придут письма о заказах и ссылка, если забудете пароль.',
    en: 'A personal area has been registered with this address on our site. Confirm that the mailbox is yours: we will send emails about orders to it, and a link if you forget your password.',
    ua: 'На цю адресу зареєстрували особистий кабінет на нашому сайті. Підтвердьте, що пошта ваша: на неї надходитимуть листи про замовлення та посилання, якщо забудете пароль.',
    uz: 'Saytimizda shu manzil bilan shaxsiy kabinet ochildi. Pochta sizniki ekanini tasdiqlang: unga buyurtmalar haqidagi xatlar va parolni unutsangiz, havola keladi.',
  },
  confirmIgnore: {
    about: 'That letter: when somebody else typed the address',
    ru: 'Если регистрировались не вы, ничего не делайте: неподтверждённый кабинет удалится сам.',
    en: 'If it was not you who registered, do nothing: an unconfirmed personal area is deleted automatically.',
    ua: 'Якщо реєструвалися не ви, нічого не робіть: непідтверджений кабінет видалиться сам.',
    uz: 'Roʻyxatdan siz oʻtmagan boʻlsangiz, hech narsa qilmang: tasdiqlanmagan kabinet oʻzi oʻchib ketadi.',
  },
  existsSubject: {
    about: 'Subject of the letter to the owner of an account with whose address somebody has registered',
    ru: 'У вас уже есть личный кабинет\u00a0— {{shop}}',
    en: 'You already have a personal area – {{shop}}',
    ua: 'У вас уже є особистий кабінет\u00a0— {{shop}}',
    uz: 'Sizda shaxsiy kabinet bor – {{shop}}',
  },
  existsIntro: {
    about: 'That letter: what has happened; a button to a new password follows',
    ru: 'Кто-то\u00a0— возможно, вы\u00a0— регистрировался на нашем сайте с этим адресом, но кабинет с ним уже есть. Войдите с прежним паролем. Если не помните его, задайте новый:',
    en: 'Somebody, perhaps you, tried to register on our site with this address, but it already has a personal area. Log in with the password you have. If you do not remember it, set a new one:',
    ua: 'Хтось\u00a0— можливо, ви\u00a0— реєструвався на нашому сайті з цією адресою, але кабінет із нею вже є. Увійдіть із попереднім паролем. Якщо не пам’ятаєте його, задайте новий:',
    uz: 'Kimdir, balki siz, saytimizda shu manzil bilan roʻyxatdan oʻtmoqchi boʻldi, ammo bu manzilda kabinet allaqachon bor. Avvalgi parolingiz bilan kiring. Uni eslay olmasangiz, yangisini oʻrnating:',
  },
  existsIgnore: {
    about: 'That letter: when it was a stranger',
    ru: 'Если это были не вы, ничего не делайте: в кабинете ничего не изменилось.',
    en: 'If it was not you, do nothing: nothing in your personal area has changed.',
    ua: 'Якщо це були не ви, нічого не робіть: у кабінеті нічого не змінилося.',
    uz: 'Bu siz boʻlmasangiz, hech narsa qilmang: kabinetingizda hech narsa oʻzgarmadi.',
  },
  forgottenSubject: {
    about: 'Subject of the letter with a link to a new password',
    ru: 'Новый пароль\u00a0— {{shop}}',
    en: 'A new password – {{shop}}',
    ua: 'Новий пароль\u00a0— {{shop}}',
    uz: 'Yangi parol – {{shop}}',
  },
  forgottenIntro: {
    about: 'That letter: why it came; a button follows',
    ru: 'Вы просили новый пароль для личного кабинета. Задайте его на странице, куда ведёт кнопка. После этого кабинет закроется на всех устройствах, и войти можно будет только с новым паролем.',
    en: 'You asked for a new password for your personal area. Set it on the page the button leads to. You will then be logged out on all devices, and only the new password will let you in.',
    ua: 'Ви просили новий пароль для особистого кабінету. Задайте його на сторінці, куди веде кнопка. Після цього кабінет закриється на всіх пристроях, і ввійти можна буде лише з новим паролем.',
    uz: 'Siz shaxsiy kabinet uchun yangi parol soʻradingiz. Uni tugma olib boradigan sahifada oʻrnating. Shundan keyin kabinet barcha qurilmalarda yopiladi va unga faqat yangi parol bilan kiriladi.',
  },
  forgottenIgnore: {
    about: 'That letter: when somebody else asked',
    ru: 'Если вы ничего не просили, ничего не делайте: пароль останется прежним.',
    en: 'If you did not ask for this, do nothing: your password stays as it is.',
    ua: 'Якщо ви нічого не просили, нічого не робіть: пароль залишиться попереднім.',
    uz: 'Hech narsa soʻramagan boʻlsangiz, hech narsa qilmang: parol oʻzgarmaydi.',
  },
  changedSubject: {
    about: 'Subject of the letter after a password was changed',
    ru: 'Пароль изменён\u00a0— {{shop}}',
    en: 'Your password was changed – {{shop}}',
    ua: 'Пароль змінено\u00a0— {{shop}}',
    uz: 'Parol oʻzgartirildi – {{shop}}',
  },
  changedIntro: {
    about: 'That letter; {{time}} is a date and time',
    ru: 'Пароль вашего личного кабинета изменён {{time}}. На других устройствах кабинет закрыт.',
    en: 'The password of your personal area was changed on {{time}}. You have been logged out on other devices.',
    ua: 'Пароль вашого особистого кабінету змінено {{time}}. На інших пристроях кабінет закрито.',
    uz: 'Shaxsiy kabinetingiz paroli {{time}} da oʻzgartirildi. Boshqa qurilmalarda kabinet yopildi.',
  },
  changedIgnore: {
    about: 'That letter: when it was not the owner; a button to the forgotten password follows',
    ru: 'Если это сделали не вы, сразу задайте новый пароль:',
    en: 'If it was not you, set a new password at once:',
    ua: 'Якщо це зробили не ви, одразу задайте новий пароль:',
    uz: 'Buni siz qilmagan boʻlsangiz, darhol yangi parol oʻrnating:',
  },
});
