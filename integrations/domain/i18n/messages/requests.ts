import { defineMessages } from '../define-messages.ts';
import { requestKinds } from './request-kinds.ts';
import { requestFields } from './request-fields.ts';
import { appraisalFields } from './appraisal-fields.ts';
import { simpleRequests } from './simple-requests.ts';

/** Request forms: names of kinds and fields, and the texts of each form. */
export const requests = defineMessages({
  ...requestKinds,
  ...requestFields,
  ...appraisalFields,
  ...simpleRequests,
  form: {
    about: 'Title of the dialog of a form until the form is there',
    ru: 'Форма',
    en: 'Form',
    ua: 'Форма',
    uz: 'Shakl',
  },
  agreement_submit: {
    about: 'Under the button of a form; {{policy}} and {{terms}} are links (§5, agreement text: submit)',
    ru: 'Отправляя форму, вы принимаете {{policy}} и {{terms}}.',
    en: 'By sending the form you accept the {{policy}} and the {{terms}}.',
    ua: 'Надсилаючи форму, ви приймаєте {{policy}} та {{terms}}.',
    uz: 'Shaklni yuborib, siz {{policy}} va {{terms}} shartlarini qabul qilasiz.',
  },
  agreement_register: {
    about:
      'Under the button of the registration; {{policy}} and {{terms}} are links (§5, agreement text: register)',
    ru: 'Регистрируясь, вы принимаете {{policy}} и {{terms}}.',
    en: 'By registering you accept the {{policy}} and the {{terms}}.',
    ua: 'Реєструючись, ви приймаєте {{policy}} та {{terms}}.',
    uz: 'Roʻyxatdan oʻtib, siz {{policy}} va {{terms}} shartlarini qabul qilasiz.',
  },
  consent_register: {
    about: 'Beside the unticked box of consent of the registration (decision 57); {{document}} is a link',
    ru: 'Даю согласие на обработку моих персональных данных для ведения личного кабинета ({{document}})',
    en: 'I consent to the processing of my personal data so that my account can be kept ({{document}})',
    ua: 'Даю згоду на обробку моїх персональних даних для ведення особистого кабінету ({{document}})',
    uz: 'Shaxsiy kabinetim yuritilishi uchun shaxsiy maʼlumotlarim qayta ishlanishiga roziman ({{document}})',
  },
  consent: {
    about: 'Beside the unticked box of consent (decision 57); {{document}} is a link',
    ru: 'Даю согласие на обработку моих персональных данных, чтобы мне ответили на эту заявку ({{document}})',
    en: 'I consent to the processing of my personal data in order to have this request answered ({{document}})',
    ua: 'Даю згоду на обробку моїх персональних даних, щоб мені відповіли на цю заявку ({{document}})',
    uz: 'Ushbu arizamga javob berilishi uchun shaxsiy maʼlumotlarim qayta ishlanishiga roziman ({{document}})',
  },
  consentDocument: {
    about: 'Link in the consent: the document with its full text (decision 614)',
    ru: 'текст согласия',
    en: 'full text',
    ua: 'текст згоди',
    uz: 'rozilik matni',
  },
  consentPolicy: {
    about: 'Link beside a form: the privacy policy, in “under the …”',
    ru: 'политики конфиденциальности',
    en: 'privacy policy',
    ua: 'політики конфіденційності',
    uz: 'maxfiylik siyosati',
  },
  consentLabel: {
    about: 'The consent in a list of mistakes',
    ru: 'Согласие',
    en: 'Consent',
    ua: 'Згода',
    uz: 'Rozilik',
  },
  consentPublish: {
    about: 'Beside the second unticked box under a review: it is published (decision 57)',
    ru: 'Даю согласие на публикацию отзыва на этом сайте под указанным именем',
    en: 'I consent to the review being published on this site under the name I gave',
    ua: 'Даю згоду на публікацію відгуку на цьому сайті під указаним іменем',
    uz: 'Sharhim men koʻrsatgan ism bilan ushbu saytda eʼlon qilinishiga roziman',
  },
  consentPublishLabel: {
    about: 'That consent in a list of mistakes',
    ru: 'Публикация',
    en: 'Publication',
    ua: 'Публікація',
    uz: 'Eʼlon qilish',
  },
  agreement_publish: {
    about: 'After the agreement under a review, where there are no boxes of consent',
    ru: 'Отзыв публикуется на этом сайте с указанным именем.',
    en: 'The review is published on this site under the name you give.',
    ua: 'Відгук публікується на цьому сайті з указаним іменем.',
    uz: 'Sharh siz koʻrsatgan ism bilan ushbu saytda eʼlon qilinadi.',
  },
  again: {
    about: 'Button after a request: send one more',
    ru: 'Отправить ещё раз',
    en: 'Send again',
    ua: 'Надіслати ще раз',
    uz: 'Yana yuborish',
  },
  callLead: {
    about: 'Over the call request',
    ru: 'Оставьте номер\u00a0— перезвоним {{within_call}} в рабочее время.',
    en: 'Leave your number and we will call {{within_call}} during opening hours.',
    ua: 'Залиште номер\u00a0— передзвонимо {{within_call}} у робочий час.',
    uz: 'Raqamingizni qoldiring – ish vaqtida {{within_call}} qoʻngʻiroq qilamiz.',
  },
  callDescription: {
    about: 'Description of the page of the call request, for search engines',
    ru: 'Оставьте номер или ник в Telegram, и специалист перезвонит: расскажет о часах, украшениях, оценке, залоге и выкупе.',
    en: 'Leave a number or a Telegram username, and a specialist will call about buying, selling, appraisals or loans on watches.',
    ua: 'Залиште номер або нік у Telegram, і фахівець передзвонить: розповість про годинники, прикраси, оцінку, заставу та викуп.',
    uz: 'Raqam yoki Telegramdagi nikni qoldiring – mutaxassis qoʻngʻiroq qilib, soatlar, taqinchoqlar, baholash, garov va sotib olish haqida aytadi.',
  },
  callSubmit: {
    about: 'Button of the call request',
    ru: 'Жду звонка',
    en: 'Call me back',
    ua: 'Чекаю на дзвінок',
    uz: 'Qoʻngʻiroqni kutaman',
  },
  callDoneTitle: {
    about: 'After the call request: heading',
    ru: 'Заявка принята',
    en: 'We have your request',
    ua: 'Заявку прийнято',
    uz: 'Ariza qabul qilindi',
  },
  callDoneText: {
    about: 'After the call request: what comes next and when',
    ru: 'Свяжемся с вами {{within_call}}. Если офисы уже закрыты\u00a0— в первый час следующего рабочего дня.',
    en: 'We will be in touch {{within_call}}. If the offices are closed now, we will do so in the first hour of the next working day.',
    ua: 'Зв’яжемося з вами {{within_call}}. Якщо офіси вже зачинено\u00a0— у першу годину наступного робочого дня.',
    uz: '{{within_call}} siz bilan bogʻlanamiz. Ofislar yopiq boʻlsa – keyingi ish kunining birinchi soatida.',
  },
  about: {
    about: 'Before the name of the item that a request is about',
    ru: 'О товаре:',
    en: 'About:',
    ua: 'Про товар:',
    uz: 'Buyum haqida:',
  },
});
