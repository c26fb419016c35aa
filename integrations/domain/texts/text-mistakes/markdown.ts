import { defineMessages } from '../../i18n/define-messages.ts';

/** Forbidden parts of a Markdown text: headings, links, placeholders, pictures. */
export const markdownMistakes = defineMessages({
  first_heading: {
    about: 'A heading with one #',
    ru: 'заголовок с одним #\u00a0— это заголовок самой страницы; начинайте с ##',
    en: 'a heading of one # is the page’s own title; begin with ##',
    ua: 'заголовок з одним #\u00a0— це заголовок самої сторінки; починайте з ##',
    uz: 'bitta # bilan yozilgan sarlavha sahifaning oʻz sarlavhasidir; ## belgisidan boshlang',
  },
  link_slash: {
    about: 'A link inside the site',
    ru: 'ссылка {{link}} должна заканчиваться косой чертой',
    en: 'the link {{link}} should end with a slash',
    ua: 'посилання {{link}} має закінчуватися скісною рискою',
    uz: '{{link}} havolasi qiya chiziq bilan tugashi kerak',
  },
  unknown_word: {
    about: 'A name in braces, which a word of the shop replaces',
    ru: '{{word}}\u00a0— такого слова магазина нет; есть {{known}}',
    en: '{{word}} is not a word of the shop; there are {{known}}',
    ua: '{{word}}\u00a0— такого слова крамниці немає; є {{known}}',
    uz: '{{word}} – doʻkonning bunday soʻzi yoʻq; borlari: {{known}}',
  },
  unknown_block: {
    about:
      'A block of data in braces, which stands for a table: its name is wrong, or other text is on its line',
    ru: '{{word}} — не блок данных или стоит не отдельным абзацем; есть {{known}}',
    en: '{{word}} is not a block of data, or is not a paragraph of its own; there are {{known}}',
    ua: '{{word}} — не блок даних або стоїть не окремим абзацом; є {{known}}',
    uz: '{{word}} – maʼlumotlar bloki emas yoki alohida xatboshi emas; borlari: {{known}}',
  },
  picture_alone: {
    about: 'How a picture is written in Markdown',
    ru: 'картинка стоит отдельным абзацем: ![что видно](имя "подпись под ней")',
    en: 'a picture is a paragraph of its own: ![what is seen](name "what stands below it")',
    ua: 'зображення стоїть окремим абзацом: ![що видно](ім’я "підпис під ним")',
    uz: 'rasm alohida xatboshida turadi: ![nima koʻrinadi](nomi "ostidagi yozuv")',
  },
  picture_unseen: {
    about: 'A picture without words for who cannot see it',
    ru: 'не сказано, что видно на картинке {{picture}}, ![здесь]: это услышат те, кто её не видит',
    en: 'the picture {{picture}} does not say what is seen, ![here]: who cannot see it hears that',
    ua: 'не сказано, що видно на зображенні {{picture}}, ![тут]: це почують ті, хто його не бачить',
    uz: '{{picture}} rasmida nima koʻrinishi aytilmagan, ![shu yerda]: uni koʻrmaydiganlar shuni eshitadi',
  },
  picture_unknown: {
    about: 'The name of a picture',
    ru: '«{{picture}}»\u00a0— не картинка: нужен файл папки pictures, например lug-to-lug.svg, или drawn/ и композиция',
    en: '"{{picture}}" is not a picture: a file of the folder pictures, like lug-to-lug.svg, or drawn/ and a composition',
    ua: '«{{picture}}»\u00a0— не зображення: потрібен файл теки pictures, наприклад lug-to-lug.svg, або drawn/ і композиція',
    uz: '“{{picture}}” rasm emas: pictures papkasidagi fayl, masalan lug-to-lug.svg, yoki drawn/ va kompozitsiya kerak',
  },
  picture_missing: {
    about: 'The file of a picture',
    ru: 'нет файла pictures/{{picture}}',
    en: 'there is no file pictures/{{picture}}',
    ua: 'немає файлу pictures/{{picture}}',
    uz: 'pictures/{{picture}} fayli yoʻq',
  },
  picture_name: {
    about: 'The file of a picture',
    ru: 'картинка\u00a0— это SVG, PNG, JPEG, WebP или AVIF; её имя\u00a0— строчные латинские буквы, цифры и дефисы',
    en: 'a picture is SVG, PNG, JPEG, WebP or AVIF; its name is lower-case Latin letters, digits and dashes',
    ua: 'зображення\u00a0— це SVG, PNG, JPEG, WebP або AVIF; його ім’я\u00a0— малі латинські літери, цифри й дефіси',
    uz: 'rasm SVG, PNG, JPEG, WebP yoki AVIF boʻladi; nomi kichik lotin harflari, raqamlar va chiziqchalardan iborat',
  },
  picture_large: {
    about: 'The file of a picture',
    ru: 'файл pictures/{{picture}} больше {{most}}\u00a0МБ',
    en: 'pictures/{{picture}} is larger than {{most}} MB',
    ua: 'файл pictures/{{picture}} більший за {{most}}\u00a0МБ',
    uz: 'pictures/{{picture}} fayli {{most}} MBdan katta',
  },
  picture_unreadable: {
    about: 'The file of a picture',
    ru: 'pictures/{{picture}}\u00a0— не картинка того вида, который назван в конце имени',
    en: 'pictures/{{picture}} is not a picture of the kind its ending says',
    ua: 'pictures/{{picture}}\u00a0— не зображення того виду, який названо в кінці імені',
    uz: 'pictures/{{picture}} nomining oxirida aytilgan turdagi rasm emas',
  },
  composition: {
    about: 'A drawing of the demonstration, named in a text',
    ru: 'композиции «{{composition}}» нет',
    en: 'there is no composition "{{composition}}"',
    ua: 'композиції «{{composition}}» немає',
    uz: '“{{composition}}” kompozitsiyasi yoʻq',
  },
  composition_at: {
    about: 'A drawing of the demonstration, named in a JSON file',
    ru: '{{name}}: композиции «{{composition}}» нет',
    en: '{{name}}: there is no composition "{{composition}}"',
    ua: '{{name}}: композиції «{{composition}}» немає',
    uz: '{{name}}: “{{composition}}” kompozitsiyasi yoʻq',
  },
});
