import { defineMessages } from '../../i18n/define-messages.ts';

/** Unreadable files, and mistakes in front matter. */
export const fileMistakes = defineMessages({
  no_text: {
    about: 'There is no text of such a name',
    ru: 'такого текста нет',
    en: 'no such text',
    ua: 'такого тексту немає',
    uz: 'bunday matn yoʻq',
  },
  unexpected: {
    about: 'A fault that nobody foresaw; {{detail}} is in English',
    ru: 'файл не удалось прочитать: {{detail}}',
    en: '{{detail}}',
    ua: 'файл не вдалося прочитати: {{detail}}',
    uz: 'faylni oʻqib boʻlmadi: {{detail}}',
  },
  logo: {
    about: 'What a logo may not have; {{detail}} is in English',
    ru: 'логотип нельзя показать: {{detail}}',
    en: '{{detail}}',
    ua: 'логотип не можна показати: {{detail}}',
    uz: 'logotipni koʻrsatib boʻlmaydi: {{detail}}',
  },
  no_opening: {
    about: 'First line of a text file',
    ru: 'файл должен начинаться строкой из трёх дефисов, ---',
    en: 'the file should begin with a line of three dashes, ---',
    ua: 'файл має починатися рядком із трьох дефісів, ---',
    uz: 'fayl uchta chiziqchali qator bilan boshlanishi kerak, ---',
  },
  not_closed: {
    about: 'The block of facts at the head of a text file',
    ru: 'блок сведений не закрыт второй строкой ---',
    en: 'the block of facts is not closed by a second line of ---',
    ua: 'блок відомостей не закрито другим рядком ---',
    uz: 'maʼlumotlar bloki ikkinchi --- qatori bilan yopilmagan',
  },
  not_key_value: {
    about: 'A line of the block of facts',
    ru: 'строка «{{text}}» должна иметь вид «ключ: значение»',
    en: '"{{text}}" should be "key: value"',
    ua: 'рядок «{{text}}» має бути у вигляді «ключ: значення»',
    uz: '“{{text}}” qatori “kalit: qiymat” koʻrinishida boʻlishi kerak',
  },
  twice: {
    about: 'A fact that stands twice',
    ru: '{{name}}: указано дважды',
    en: '{{name}} stands twice',
    ua: '{{name}}: зазначено двічі',
    uz: '{{name}}: ikki marta yozilgan',
  },
  open_quote: {
    about: 'A fact whose value begins with a quote',
    ru: '{{name}}: кавычка не закрыта',
    en: '{{name}}: its quote is not closed',
    ua: '{{name}}: лапки не закрито',
    uz: '{{name}}: qoʻshtirnoq yopilmagan',
  },
  unknown_fact: {
    about: 'A fact that texts of this kind do not have',
    ru: '{{name}}: такого поля здесь нет; есть {{known}}',
    en: '{{name}} is not known here; there are {{known}}',
    ua: '{{name}}: такого поля тут немає; є {{known}}',
    uz: '{{name}}: bu yerda bunday maydon yoʻq; borlari: {{known}}',
  },
  json_ends: {
    about: 'A JSON file',
    ru: 'файл обрывается: не закрыта скобка или кавычка',
    en: 'the file ends too early: a bracket or a quote is not closed',
    ua: 'файл обривається: не закрито дужку або лапки',
    uz: 'fayl uzilib qolgan: qavs yoki qoʻshtirnoq yopilmagan',
  },
  json_broken: {
    about: 'A JSON file',
    ru: 'это не JSON: ошибка в столбце {{column}}, перед {{before}}; часто не хватает запятой или кавычки, либо одна лишняя',
    en: 'this is not JSON at column {{column}}, before {{before}}; often a comma or a quote is missing, or there is one too many',
    ua: 'це не JSON: помилка в стовпці {{column}}, перед {{before}}; часто бракує коми чи лапок, або є зайві',
    uz: 'bu JSON emas: xato {{column}}-ustunda, {{before}} oldida; koʻpincha vergul yoki qoʻshtirnoq yetishmaydi yoki ortiqcha boʻladi',
  },
});
