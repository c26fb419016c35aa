import { defineMessages } from '../define-messages.ts';

/** The request to prove one's identity again before an important change. */
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
    ru: 'Перед важным изменением введите пароль ещё раз или покажите ключ доступа. Подтверждение действует {{time_proof}}.',
    en: 'Before an important change, enter your password again or use a passkey. We will not ask again for {{time_proof}}.',
    ua: 'Перед важливою зміною введіть пароль ще раз або покажіть ключ доступу. Підтвердження діє {{time_proof}}.',
    uz: 'Muhim oʻzgarishdan oldin parolni yana kiriting yoki kirish kalitini koʻrsating. Tasdiq {{time_proof}} amal qiladi.',
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
    ru: 'Всё, что требует подтверждения, можно менять {{within_proof}}.',
    en: 'You can make your changes {{within_proof}}.',
    ua: 'Усе, що потребує підтвердження, можна змінювати {{within_proof}}.',
    uz: 'Tasdiq talab qiladigan hamma narsani {{within_proof}} oʻzgartirish mumkin.',
  },
  proofMissing: {
    about: 'What was to be done was not done, as nobody confirmed who they are',
    ru: 'Не подтверждено, что это вы. Ничего не изменилось.',
    en: 'You did not confirm that it is you. Nothing has changed.',
    ua: 'Не підтверджено, що це ви. Нічого не змінилося.',
    uz: 'Bu siz ekaningiz tasdiqlanmadi. Hech narsa oʻzgarmadi.',
  },
});
