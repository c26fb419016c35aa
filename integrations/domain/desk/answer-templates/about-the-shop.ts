import type { AnswerTemplate } from './answer-template.ts';

/** Answers about calls, pledges, appeals and the shop itself. */
export const TEMPLATES_ABOUT_THE_SHOP: readonly AnswerTemplate[] = [
  {
    id: 'callBack',
    kinds: ['feedback'],
    title: {
      ru: 'Не дозвонились',
      en: 'Could not reach you',
      ua: 'Не додзвонилися',
      uz: 'Qoʻngʻiroqqa javob boʻlmadi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nВы просили позвонить, но мы не смогли до вас дозвониться. Напишите, когда удобно, и мы позвоним ещё раз.',
      en: 'Hello {{name}},\n\nYou asked us to call, but we could not reach you. Let us know when it suits you and we will call again.',
      ua: 'Вітаємо, {{name}}!\n\nВи просили зателефонувати, але ми не змогли до вас додзвонитися. Напишіть, коли вам зручно, і ми зателефонуємо ще раз.',
      uz: 'Assalomu alaykum, {{name}}!\n\nQoʻngʻiroq qilishimizni soʻragan edingiz, lekin bogʻlana olmadik. Qachon qulayligini yozing, yana qoʻngʻiroq qilamiz.',
    },
  },
  {
    id: 'director',
    kinds: ['director'],
    title: {
      ru: 'Ответ директора',
      en: 'The director’s answer',
      ua: 'Відповідь директора',
      uz: 'Direktor javobi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nПрочитал ваше письмо лично. …\n\nСпасибо, что написали.',
      en: 'Dear {{name}},\n\nI have read your letter myself. …\n\nThank you for writing.',
      ua: 'Вітаю, {{name}}!\n\nПрочитав ваш лист особисто. …\n\nДякую, що написали.',
      uz: 'Assalomu alaykum, {{name}}!\n\nXatingizni shaxsan oʻqidim. …\n\nYozganingiz uchun rahmat.',
    },
  },
  {
    id: 'friendContacted',
    kinds: ['friend'],
    title: {
      ru: 'Связались с вашим другом',
      en: 'We contacted your friend',
      ua: 'Зв’язалися з вашим другом',
      uz: 'Doʻstingiz bilan bogʻlandik',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСпасибо за рекомендацию. Мы связались с вашим другом: ….',
      en: 'Hello {{name}},\n\nThank you for recommending us. We have contacted your friend: ….',
      ua: 'Вітаємо, {{name}}!\n\nДякуємо за рекомендацію. Ми зв’язалися з вашим другом: ….',
      uz: 'Assalomu alaykum, {{name}}!\n\nTavsiyangiz uchun rahmat. Doʻstingiz bilan bogʻlandik: ….',
    },
  },
  {
    id: 'appeal',
    kinds: ['appeal'],
    title: {
      ru: 'Ответ на обращение',
      en: 'Answer to an appeal',
      ua: 'Відповідь на звернення',
      uz: 'Murojaatga javob',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nМы рассмотрели ваше обращение.\n\nЧто установили: ….\n\nЧто сделали: ….\n\nЕсли вы не согласны с ответом, можно обратиться в надзорный орган вашей страны (в России по займам\u00a0— в Банк России или к финансовому уполномоченному) или в суд.',
      en: 'Dear {{name}},\n\nWe have considered your appeal.\n\nWhat we have found: ….\n\nWhat we have done: ….\n\nIf you disagree with this answer, you may turn to the supervisory authority of your country (for loans in Russia, the Bank of Russia or the financial ombudsman) or to a court.',
      ua: 'Вітаємо, {{name}}!\n\nМи розглянули ваше звернення.\n\nЩо встановили: ….\n\nЩо зробили: ….\n\nЯкщо ви не згодні з відповіддю, можна звернутися до наглядового органу вашої країни (у Росії щодо позик\u00a0— до Банку Росії або до фінансового уповноваженого) чи до суду.',
      uz: 'Assalomu alaykum, {{name}}!\n\nMurojaatingizni koʻrib chiqdik.\n\nNima aniqlandi: ….\n\nNima qilindi: ….\n\nJavobga rozi boʻlmasangiz, mamlakatingizning nazorat organiga (Rossiyada qarzlar boʻyicha Rossiya Bankiga yoki moliyaviy vakilga) yoki sudga murojaat qilishingiz mumkin.',
    },
  },
  {
    id: 'deferralGranted',
    kinds: ['deferral'],
    title: {
      ru: 'Отсрочка дана',
      en: 'Deferral granted',
      ua: 'Відстрочку надано',
      uz: 'Kechiktirish maʼqullandi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nОтсрочка одобрена до …. Остальные условия залогового билета не меняются.',
      en: 'Hello {{name}},\n\nYour deferral is granted until …. The other terms of the pledge ticket stay as they are.',
      ua: 'Вітаємо, {{name}}!\n\nВідстрочку схвалено до …. Решта умов заставного квитка не змінюється.',
      uz: 'Assalomu alaykum, {{name}}!\n\nToʻlov …gacha kechiktirildi. Garov chiptasining boshqa shartlari oʻzgarmaydi.',
    },
  },
  {
    id: 'deferralRefused',
    kinds: ['deferral'],
    title: {
      ru: 'В отсрочке отказано',
      en: 'Deferral refused',
      ua: 'У відстрочці відмовлено',
      uz: 'Kechiktirish rad etildi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nК сожалению, дать отсрочку не можем: …. Билет действует на прежних условиях; заём можно продлить, уплатив проценты.',
      en: 'Hello {{name}},\n\nWe are sorry, but we cannot grant the deferral: …. The ticket stays as it is; the loan can be extended by paying the interest.',
      ua: 'Вітаємо, {{name}}!\n\nНа жаль, надати відстрочку не можемо: …. Квиток діє на попередніх умовах; позику можна подовжити, сплативши відсотки.',
      uz: 'Assalomu alaykum, {{name}}!\n\nAfsuski, muddatni kechiktira olmaymiz: …. Chipta avvalgi shartlarda amal qiladi; foizlarni toʻlab, qarzni uzaytirish mumkin.',
    },
  },
  {
    id: 'reviewPublished',
    kinds: ['review'],
    title: {
      ru: 'Отзыв опубликован',
      en: 'Review published',
      ua: 'Відгук опубліковано',
      uz: 'Sharh eʼlon qilindi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСпасибо за отзыв: мы его опубликовали. …',
      en: 'Hello {{name}},\n\nThank you for your review: it is published. …',
      ua: 'Вітаємо, {{name}}!\n\nДякуємо за відгук: ми його опублікували. …',
      uz: 'Assalomu alaykum, {{name}}!\n\nSharhingiz uchun rahmat: uni eʼlon qildik. …',
    },
  },
  {
    id: 'later',
    kinds: null,
    title: { ru: 'Нужно время', en: 'We need some time', ua: 'Потрібен час', uz: 'Vaqt kerak' },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nЗаявку получили, но быстрого ответа на неё нет: проверяем. Напишем не позже ….',
      en: 'Hello {{name}},\n\nWe have your request, but it takes some checking. We will write to you by … at the latest.',
      ua: 'Вітаємо, {{name}}!\n\nЗаявку отримали, але швидкої відповіді на неї немає: перевіряємо. Напишемо не пізніше ….',
      uz: 'Assalomu alaykum, {{name}}!\n\nArizangizni oldik, lekin tez javob bera olmaymiz: tekshiryapmiz. …dan kechikmay yozamiz.',
    },
  },
];
