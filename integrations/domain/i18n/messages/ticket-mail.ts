import { defineMessages } from '../define-messages.ts';

/** Reminders of pledge tickets; the embedded backend’s `mail/` composes them. */
export const ticketMail = defineMessages({
  dueSubject: {
    about: 'Subject of the reminder before the due day; {{day}} is a date',
    ru: 'Срок по залоговому билету: {{day}}\u00a0— {{shop}}',
    en: 'Your pledge ticket falls due on {{day}} – {{shop}}',
    ua: 'Строк за заставним квитком: {{day}}\u00a0— {{shop}}',
    uz: 'Garov chiptasi muddati: {{day}} – {{shop}}',
  },
  graceSubject: {
    about: 'Subject of the reminder before the end of grace',
    ru: 'Льготный месяц заканчивается {{day}}\u00a0— {{shop}}',
    en: 'The grace month ends on {{day}} – {{shop}}',
    ua: 'Пільговий місяць закінчується {{day}}\u00a0— {{shop}}',
    uz: 'Imtiyozli oy {{day}} kuni tugaydi – {{shop}}',
  },
  dueIntro: {
    about: 'That letter; {{number}} is of the ticket',
    ru: 'Приближается срок по билету {{number}}: {{day}}. Выкупите вещь в офисе, который выдал билет, или продлите заём по телефону.',
    en: 'Ticket {{number}} falls due on {{day}}. Redeem the piece at the office that issued the ticket, or extend the loan by phone.',
    ua: 'Наближається строк за квитком {{number}}: {{day}}. Викупіть річ в офісі, який видав квиток, або продовжте позику телефоном.',
    uz: '{{number}} chiptasining muddati yaqin: {{day}}. Buyumni chiptani bergan ofisda qaytarib oling yoki qarzni telefon orqali uzaytiring.',
  },
  graceIntro: {
    about: 'That letter',
    ru: 'Льготный месяц по билету {{number}} заканчивается {{day}}. После этого дня вещь может быть продана\u00a0— выкупите её или продлите заём.',
    en: 'The grace month of ticket {{number}} ends on {{day}}. After that day the piece may be sold: redeem it or extend the loan.',
    ua: 'Пільговий місяць за квитком {{number}} закінчується {{day}}. Після цього дня річ може бути продано\u00a0— викупіть її або продовжте позику.',
    uz: '{{number}} chiptasining imtiyozli oyi {{day}} kuni tugaydi. Shu kundan keyin buyum sotilishi mumkin: uni qaytarib oling yoki qarzni uzaytiring.',
  },
  due: {
    about: 'Line of that letter',
    ru: 'Срок возврата займа: {{day}}',
    en: 'Due date: {{day}}',
    ua: 'Строк повернення позики: {{day}}',
    uz: 'Qarzni qaytarish muddati: {{day}}',
  },
  grace: {
    about: 'Line of that letter',
    ru: 'Льготный месяц до: {{day}}',
    en: 'End of the grace month: {{day}}',
    ua: 'Пільговий місяць до: {{day}}',
    uz: 'Imtiyozli oy tugaydi: {{day}}',
  },
  amount: {
    about: 'Line of that letter; {{sum}} is money',
    ru: 'К оплате в день срока: {{sum}}',
    en: 'To be paid on the due date: {{sum}}',
    ua: 'До сплати в день строку: {{sum}}',
    uz: 'Muddat kunida toʻlanadi: {{sum}}',
  },
  open: {
    about: 'Button of that letter',
    ru: 'Открыть билет',
    en: 'Open the ticket',
    ua: 'Відкрити квиток',
    uz: 'Chiptani ochish',
  },
  why: {
    about: 'That letter: why it came',
    ru: 'Вы добавили этот билет в личный кабинет. Чтобы напоминания не приходили, уберите его там.',
    en: 'You added this ticket to your personal area. If you want no more reminders, remove it there.',
    ua: 'Ви додали цей квиток до особистого кабінету. Щоб нагадування не надходили, приберіть його там.',
    uz: 'Bu chiptani shaxsiy kabinetga qoʻshgansiz. Eslatma kelmasligi uchun uni oʻsha yerdan olib tashlang.',
  },
});
