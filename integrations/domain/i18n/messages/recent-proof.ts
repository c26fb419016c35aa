import { defineMessages } from '../define-messages.ts';

/** The question who somebody is, before an important change. */
export const recentProof = defineMessages({
  proofTitle: {
    about: 'Title of the dialog that asks for a password or passkey once more before something sensitive',
    ru: 'Подтвердите, что это вы',
    en: 'Confirm that it is you',
    ua: 'Підтвердьте, що це ви',
    uz: 'Bu siz ekaningizni tasdiqlang',
  },
  proofLead: {
    about: 'Under that title',
    ru: 'Перед важным изменением введите пароль ещё раз или покажите ключ доступа. Подтверждение действует пять минут.',
    en: 'Before an important change, enter your password once more or show a passkey. It counts for five minutes.',
    ua: 'Перед важливою зміною введіть пароль ще раз або покажіть ключ доступу. Підтвердження діє п’ять хвилин.',
    uz: 'Muhim oʻzgarishdan oldin parolni yana kiriting yoki kirish kalitini koʻrsating. Tasdiq besh daqiqa amal qiladi.',
  },
  proofButton: {
    about: 'Button of that dialog',
    ru: 'Подтвердить',
    en: 'Confirm',
    ua: 'Підтвердити',
    uz: 'Tasdiqlash',
  },
  proofSending: {
    about: 'On that button while it is working',
    ru: 'Проверяем…',
    en: 'Checking…',
    ua: 'Перевіряємо…',
    uz: 'Tekshirilmoqda…',
  },
  proofPasskey: {
    about: 'The other button of that dialog',
    ru: 'Показать ключ доступа',
    en: 'Use a passkey',
    ua: 'Показати ключ доступу',
    uz: 'Kirish kalitini koʻrsatish',
  },
  proofDoneTitle: {
    about: 'On the page of that form, after it: title',
    ru: 'Подтверждено',
    en: 'Confirmed',
    ua: 'Підтверджено',
    uz: 'Tasdiqlandi',
  },
  proofDoneText: {
    about: 'On the page of that form, after it',
    ru: 'Пять минут можно менять всё, что требует подтверждения.',
    en: 'For five minutes you can change whatever asks for it.',
    ua: 'П’ять хвилин можна змінювати все, що потребує підтвердження.',
    uz: 'Besh daqiqa davomida tasdiq talab qiladigan hamma narsani oʻzgartirish mumkin.',
  },
  proofMissing: {
    about: 'What was to be done was not done, as nobody confirmed who they are',
    ru: 'Не подтверждено, что это вы. Ничего не изменилось.',
    en: 'You did not confirm that it is you. Nothing has changed.',
    ua: 'Не підтверджено, що це ви. Нічого не змінилося.',
    uz: 'Bu siz ekaningiz tasdiqlanmadi. Hech narsa oʻzgarmadi.',
  },
});
