import { defineMessages } from '../define-messages.ts';
import { fieldErrors } from './field-errors.ts';
import { robotCheck } from './robot-check.ts';
import { photoErrors } from './photo-errors.ts';
import { accountErrors } from './account-errors.ts';
import { offerErrors } from './offer-errors.ts';

/** Messages of every form during and after sending. The codes of `contract/reasons.ts` are keys here. */
export const forms = defineMessages({
  ...fieldErrors,
  ...robotCheck,
  ...photoErrors,
  ...accountErrors,
  ...offerErrors,
  leaveEmpty: {
    about: 'Label of a field that only robots fill in; seen in browsers of text alone',
    ru: 'Оставьте это поле пустым',
    en: 'Leave this field empty',
    ua: 'Залиште це поле порожнім',
    uz: 'Bu maydonni boʻsh qoldiring',
  },
  notFound: {
    about: 'Over a look-up that found nothing, or what is not the asker’s: it says the same of both',
    ru: 'По этим данным ничего не нашли. Проверьте, всё ли введено верно.',
    en: 'Nothing was found for these details. Please check that they are all correct.',
    ua: 'За цими даними нічого не знайшли. Перевірте, чи все введено правильно.',
    uz: 'Bu maʼlumotlar boʻyicha hech narsa topilmadi. Hammasi toʻgʻri kiritilganini tekshiring.',
  },
  notAsked: {
    about: 'Over a look-up that could not be made',
    ru: 'Сейчас не получается узнать. Попробуйте через несколько минут или позвоните нам.',
    en: 'We cannot look it up at the moment. Try again in a few minutes or call us.',
    ua: 'Зараз не вдається дізнатися. Спробуйте через кілька хвилин або зателефонуйте нам.',
    uz: 'Hozir bilib boʻlmayapti. Bir necha daqiqadan keyin urinib koʻring yoki bizga qoʻngʻiroq qiling.',
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
    ru: 'Не получилось отправить. Всё, что вы ввели, на месте\u00a0— повторите через минуту.',
    en: 'It could not be sent. Everything you typed is still here: try again in a minute.',
    ua: 'Не вдалося надіслати. Усе, що ви ввели, на місці\u00a0— повторіть через хвилину.',
    uz: 'Yuborib boʻlmadi. Yozganlaringiz joyida – bir daqiqadan soʻng qayta urinib koʻring.',
  },
  tooMany: {
    about: 'Over a form sent too many times from one place; {{count}} is a number of minutes',
    ru: 'Слишком много попыток подряд. Повторите через {{count}}\u00a0мин.',
    en: 'Too many attempts in a row. Try again in {{count}}\u00a0min.',
    ua: 'Забагато спроб поспіль. Повторіть через {{count}}\u00a0хв.',
    uz: 'Ketma-ket urinishlar juda koʻp. {{count}} daqiqadan soʻng qayta urinib koʻring.',
  },
  sessionOver: {
    about: 'Over a form of somebody whose login has ended, before it is sent: what was typed is still there',
    ru: 'Вы вышли из кабинета в другой вкладке или на другом устройстве. Всё, что вы ввели, на месте. Войдите снова, чтобы заявка была в\u00a0кабинете, или отправьте её ещё раз без входа.',
    en: 'Your session was ended in another tab or on another device. Everything you typed is still here. Log in again to have the request in your account, or send it once more without it.',
    ua: 'Ви вийшли з кабінету в іншій вкладці або на іншому пристрої. Усе, що ви ввели, на місці. Увійдіть знову, щоб заявка була в\u00a0кабінеті, або надішліть її ще раз без входу.',
    uz: 'Seansingiz boshqa oynada yoki boshqa qurilmada tugatilgan. Yozganlaringiz joyida. Ariza kabinetda boʻlishi uchun qayta kiring yoki uni kirmasdan yana bir marta yuboring.',
  },
  sessionKept: {
    about:
      'In place of the personal area of somebody who is not logged in, when the session ended elsewhere while something was typed and not sent',
    ru: 'Сеанс завершился в другой вкладке или на другом устройстве. Всё, что вы ввели, сохранилось: войдите, и форма откроется заполненной.',
    en: 'Your session ended in another tab or on another device. Everything you typed is still here: log in and the form opens filled in.',
    ua: 'Сеанс завершився в іншій вкладці або на іншому пристрої. Усе, що ви ввели, збереглося: увійдіть, і форма відкриється заповненою.',
    uz: 'Seans boshqa oynada yoki boshqa qurilmada tugadi. Yozganlaringiz saqlanib qolgan: kiring, shakl toʻldirilgan holda ochiladi.',
  },
  offline: {
    about: 'Over a form sent without a connection',
    ru: 'Нет связи с интернетом. Всё, что вы ввели, сохранено: отправьте, когда связь появится.',
    en: 'You are offline. Everything you typed is kept: send it once you are connected.',
    ua: 'Немає зв’язку з інтернетом. Усе, що ви ввели, збережено: надішліть, коли зв’язок з’явиться.',
    uz: 'Internet aloqasi yoʻq. Yozganlaringiz saqlandi: aloqa tiklangach yuboring.',
  },
  online: {
    about: 'Over a form once the connection is back',
    ru: 'Связь восстановлена\u00a0— можно отправлять.',
    en: 'You are connected again: you can send it now.',
    ua: 'Зв’язок відновлено\u00a0— можна надсилати.',
    uz: 'Aloqa tiklandi – yuborish mumkin.',
  },
});
