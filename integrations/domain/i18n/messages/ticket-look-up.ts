import { defineMessages } from '../define-messages.ts';

/** The look-up of a pledge ticket: the debt of today, and the possible actions. */
export const ticketLookUp = defineMessages({
  loanLeft: {
    about: 'Fact of a ticket, part of what is paid today: the rest of the loan',
    ru: 'из них заём',
    en: 'of this, the loan',
    ua: 'з них позика',
    uz: 'shundan qarz',
  },
  interestFor: {
    about: 'Fact of a ticket, part of what is paid today: interest; {{count}} days that it is for',
    ru: {
      one: 'проценты за {{count}} день',
      few: 'проценты за {{count}} дня',
      many: 'проценты за {{count}} дней',
      other: 'проценты за {{count}} дня',
    },
    en: { one: 'interest for {{count}} day', other: 'interest for {{count}} days' },
    ua: {
      one: 'відсотки за {{count}} день',
      few: 'відсотки за {{count}} дні',
      many: 'відсотки за {{count}} днів',
      other: 'відсотки за {{count}} дня',
    },
    uz: { one: '{{count}} kunlik foiz', other: '{{count}} kunlik foiz' },
  },
  extensionBy: {
    about: 'Fact of a ticket: what an extension asks for; {{days}} more days',
    ru: 'Продление на {{days}}\u00a0дней',
    en: 'Extension by {{days}}\u00a0days',
    ua: 'Подовження на {{days}}\u00a0днів',
    uz: '{{days}}\u00a0kunga uzaytirish',
  },
  extensionCost: {
    about:
      'What an extension asks for; {{interest}} is the sum of interest so far, {{day}} is the new due day, {{repay}} the sum then',
    ru: 'Проценты на сегодня, {{interest}}, без других платежей. Новый срок\u00a0— {{day}}, к оплате тогда {{repay}}',
    en: 'Interest to date, {{interest}}, and no fees. New due date {{day}}, then {{repay}} to pay',
    ua: 'Відсотки на сьогодні, {{interest}}, без інших платежів. Новий строк\u00a0— {{day}}, до сплати тоді {{repay}}',
    uz: 'Bugungacha boʻlgan foiz, {{interest}}, boshqa toʻlov yoʻq. Yangi muddat {{day}}, oʻshanda {{repay}} toʻlanadi',
  },
  now_active: {
    about: 'Under the state of a ticket in force; {{due}} is the last day',
    ru: 'До {{due}} включительно можно выкупить вещь, внести часть или попросить о продлении. Платить раньше выгодно: проценты считаем за дни.',
    en: 'Up to and including {{due}} you can redeem the piece, pay part of the loan or ask for an extension. Paying early saves interest: it is charged by the day.',
    ua: 'До {{due}} включно можна викупити річ, внести частину або попросити про подовження. Платити раніше вигідно: відсотки рахуємо за дні.',
    uz: '{{due}} kunigacha (shu kun ham kiradi) buyumni qaytarib olish, bir qismini toʻlash yoki uzaytirishni soʻrash mumkin. Erta toʻlash foydali: foiz kunma-kun hisoblanadi.',
  },
  now_grace: {
    about:
      'Under the state of an overdue ticket in its month of grace; {{due}} has passed, {{graceEnd}} is the last day',
    ru: 'Срок, {{due}}, прошёл. До {{graceEnd}} включительно вещь не продают, ставка прежняя: её можно выкупить, внести часть или попросить о продлении. После этого дня её могут продать.',
    en: 'Its due date, {{due}}, has passed. Up to and including {{graceEnd}} the piece is not sold and the rate stays the same: redeem it, pay part of the loan or ask for an extension. After that day it may be sold.',
    ua: 'Строк, {{due}}, минув. До {{graceEnd}} включно річ не продають, ставка та сама: її можна викупити, внести частину або попросити про подовження. Після цього дня її можуть продати.',
    uz: 'Muddat {{due}} kuni oʻtgan. {{graceEnd}} kunigacha (shu kun ham kiradi) buyum sotilmaydi, stavka oʻzgarmaydi: uni qaytarib olish, bir qismini toʻlash yoki uzaytirishni soʻrash mumkin. Shu kundan keyin u sotilishi mumkin.',
  },
  now_sale: {
    about: 'Under the state of a ticket whose month of grace is over; {{graceEnd}} was the last day',
    ru: 'Льготный месяц закончился {{graceEnd}}, проценты больше не растут. Пока вещь не продана, её можно выкупить: позвоните в офис сегодня. Если её уже продали, долг закрыт, а выручку сверх долга можно получить {{within_surplus}}.',
    en: 'The grace month ended on {{graceEnd}} and interest no longer grows. Until the piece is sold you can still redeem it: call the office today. If it has been sold, the debt is settled, and what it fetched beyond the debt is yours to claim {{within_surplus}}.',
    ua: 'Пільговий місяць закінчився {{graceEnd}}, відсотки більше не зростають. Поки річ не продано, її можна викупити: зателефонуйте в офіс сьогодні. Якщо її вже продали, борг закрито, а виторг понад борг можна отримати {{within_surplus}}.',
    uz: 'Imtiyozli oy {{graceEnd}} kuni tugagan, foiz endi oshmaydi. Buyum sotilmaguncha uni qaytarib olish mumkin: bugun ofisga qoʻngʻiroq qiling. Sotilgan boʻlsa, qarz yopilgan, qarzdan ortgan tushumni {{within_surplus}} olish mumkin.',
  },
  now_unknown: {
    about: 'Under the facts of a ticket of which only the sum of the due day is known',
    ru: 'Сумму на сегодня назовёт офис, который выдал билет.',
    en: 'The office that issued the ticket will tell you how much there is to pay today.',
    ua: 'Суму на сьогодні назве офіс, який видав квиток.',
    uz: 'Bugungi summani chiptani bergan ofis aytadi.',
  },
  howToPay: {
    about: 'Heading of how a ticket is paid',
    ru: 'Как заплатить',
    en: 'How to pay',
    ua: 'Як сплатити',
    uz: 'Qanday toʻlanadi',
  },
  payText: {
    about: 'How a ticket is paid',
    ru: 'В офисе, который выдал билет, наличными или картой: возьмите билет и паспорт, вещь отдадут сразу. Переводом — по реквизитам из билета; в назначении укажите его номер.',
    en: 'At the office that issued the ticket, in cash or by card: bring the ticket and your passport, and the piece is handed over at once. By transfer to the account printed on the ticket; quote its number.',
    ua: 'В офісі, який видав квиток, готівкою або карткою: візьміть квиток і паспорт, річ віддадуть одразу. Переказом — за реквізитами з квитка; у призначенні вкажіть його номер.',
    uz: 'Chiptani bergan ofisda naqd yoki karta bilan: chipta va pasportni olib keling, buyum darhol beriladi. Oʻtkazma bilan – chiptadagi rekvizitlar boʻyicha, maqsadida chipta raqamini yozing.',
  },
  extendText: {
    about: 'How a ticket is extended; before a link to the form',
    ru: 'Продление — по просьбе: отправьте её здесь, офис ответит по телефону или почте. До ответа действуют прежние сроки.',
    en: 'To extend the loan, send the request here; the office answers by phone or email. Until then the present dates stand.',
    ua: 'Подовження — на прохання: надішліть його тут, офіс відповість телефоном або електронною поштою. До відповіді діють попередні строки.',
    uz: 'Uzaytirish soʻrov boʻyicha: uni shu yerdan yuboring, ofis telefon yoki pochta orqali javob beradi. Javobgacha avvalgi muddatlar amal qiladi.',
  },
  extendLink: {
    about: 'Link to the request for an extension',
    ru: 'Попросить о продлении',
    en: 'Ask for an extension',
    ua: 'Попросити про подовження',
    uz: 'Uzaytirishni soʻrash',
  },
  issuedBy: {
    about: 'Heading of the office that issued the ticket',
    ru: 'Офис, который выдал билет',
    en: 'The office that issued the ticket',
    ua: 'Офіс, який видав квиток',
    uz: 'Chiptani bergan ofis',
  },
});
