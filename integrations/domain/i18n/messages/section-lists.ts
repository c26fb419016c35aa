import { defineMessages } from '../define-messages.ts';
import { archiveLists } from './archive-lists.ts';

/**
 * Texts of each list by the first word of its address (`sections/sections.ts`): a new list needs a row here, its
 * archive one in `archive-lists.ts`.
 */
export const sectionLists = defineMessages({
  ...archiveLists,
  title_clocks_today: {
    about: 'Heading of the list of watches for sale',
    ru: 'Часы в продаже',
    en: 'Watches for sale',
    ua: 'Годинники в продажу',
    uz: 'Sotuvdagi soatlar',
  },
  named_clocks_today: {
    about: 'Heading of the watches for sale, of one brand, collection or author',
    ru: 'Часы {{name}}',
    en: '{{name}} watches',
    ua: 'Годинники {{name}}',
    uz: '{{name}} soatlari',
  },
  description_clocks_today: {
    about: 'Description for search engines of the list of watches for sale; title is the heading',
    ru: '{{title}}: цены, состояние и город для каждого экземпляра. Проверка подлинности, гарантия на исправные часы {{guarantee}}.',
    en: '{{title}}: price, condition and city of every piece. Authenticity checked; watches in good order carry a guarantee of {{guarantee}}.',
    ua: '{{title}}: ціни, стан і місто для кожного екземпляра. Перевірка справжності, гарантія на справні годинники {{guarantee}}.',
    uz: '{{title}}: har bir soatning narxi, holati va shahri. Haqiqiyligi tekshirilgan, soz soatlarga {{guarantee}} kafolat.',
  },
  lead_clocks_today: {
    about: 'Sentence below the heading of the list of watches for sale',
    ru: 'Проверены мастером. На исправные часы гарантия {{guarantee}}: срок указан у каждых.',
    en: 'Checked by our watchmaker. Watches in good order carry a guarantee of {{guarantee}}: the term is given with each.',
    ua: 'Перевірено майстром. На справні годинники гарантія {{guarantee}}: строк указано для кожного.',
    uz: 'Ustamiz tekshirgan. Soz soatlarga {{guarantee}} kafolat: muddati har birida yozilgan.',
  },
  empty_clocks_today: {
    about: 'Under "No products found" of the list of watches for sale',
    ru: 'Сейчас здесь ничего нет. Загляните в архив: похожие часы мы найдём под заказ.',
    en: 'There is nothing here at the moment. Have a look at the archive: we can find a similar watch to order.',
    ua: 'Зараз тут нічого немає. Загляньте до архіву: схожий годинник знайдемо під замовлення.',
    uz: 'Hozircha bu yerda hech narsa yoʻq. Arxivga qarang: oʻxshash soatni buyurtma asosida topamiz.',
  },
  title_clocks_dealer: {
    about: 'Heading of the list of watches that failed quality control, sold as they are',
    ru: 'Уголок дилера',
    en: 'Dealer corner',
    ua: 'Куточок дилера',
    uz: 'Diler burchagi',
  },
  named_clocks_dealer: {
    about:
      'Heading of the watches that failed quality control, sold as they are, of one brand, collection or author',
    ru: 'Уголок дилера: {{name}}',
    en: 'Dealer corner: {{name}}',
    ua: 'Куточок дилера: {{name}}',
    uz: 'Diler burchagi: {{name}}',
  },
  description_clocks_dealer: {
    about:
      'Description for search engines of the list of watches that failed quality control, sold as they are; title is the heading',
    ru: '{{title}}: часы, которые не прошли контроль качества. Дефекты названы, цена их учитывает, продаются без гарантии.',
    en: '{{title}}: watches that failed our quality control. Flaws are listed and the price reflects them; no guarantee.',
    ua: '{{title}}: годинники, що не пройшли контроль якості. Дефекти названо, ціна їх ураховує, продаються без гарантії.',
    uz: '{{title}}: sifat nazoratidan oʻtmagan soatlar. Nuqsonlari koʻrsatilgan, narxda hisobga olingan, kafolatsiz.',
  },
  lead_clocks_dealer: {
    about: 'Sentence below the heading of the list of watches that failed quality control, sold as they are',
    ru: 'Часы, которые не прошли наш контроль качества: дефекты названы, продаются как есть, без гарантии.',
    en: 'Watches that failed our quality control: every flaw is listed; sold as is, without a guarantee.',
    ua: 'Годинники, що не пройшли наш контроль якості: дефекти названо, продаються як є, без гарантії.',
    uz: 'Sifat nazoratimizdan oʻtmagan soatlar: nuqsonlari aytilgan, boricha, kafolatsiz sotiladi.',
  },
  empty_clocks_dealer: {
    about: 'Under "No products found" of the list of watches that failed quality control, sold as they are',
    ru: 'Сейчас здесь ничего нет: все часы прошли контроль качества.',
    en: 'There is nothing here at the moment: every watch has passed quality control.',
    ua: 'Зараз тут нічого немає: усі годинники пройшли контроль якості.',
    uz: 'Hozircha bu yerda hech narsa yoʻq: barcha soatlar sifat nazoratidan oʻtgan.',
  },
  title_jewellery: {
    about: 'Heading of the list of jewellery for sale',
    ru: 'Ювелирные изделия',
    en: 'Jewellery',
    ua: 'Ювелірні вироби',
    uz: 'Zargarlik buyumlari',
  },
  named_jewellery: {
    about: 'Heading of the jewellery for sale, of one brand, collection or author',
    ru: 'Украшения {{name}}',
    en: '{{name}} jewellery',
    ua: 'Прикраси {{name}}',
    uz: '{{name}} taqinchoqlari',
  },
  description_jewellery: {
    about: 'Description for search engines of the list of jewellery for sale; title is the heading',
    ru: '{{title}}: кольца, серьги, браслеты и подвески с ценой, металлом и камнями. Пробу, вес и камни проверил геммолог.',
    en: '{{title}}: rings, earrings, bracelets and pendants with price, metal and stones. Fineness, weight and stones checked by a gemmologist.',
    ua: '{{title}}: каблучки, сережки, браслети й підвіски з ціною, металом і камінням. Пробу, вагу та каміння перевірив гемолог.',
    uz: '{{title}}: uzuk, sirgʻa, bilaguzuk va kulonlar narxi, metalli va toshlari bilan. Probasi, vazni va toshlarini gemmolog tekshirgan.',
  },
  lead_jewellery: {
    about: 'Sentence below the heading of the list of jewellery for sale',
    ru: 'Украшения больших домов; пробу, вес и камни проверил геммолог.',
    en: 'Jewellery by the great houses; fineness, weight and stones checked by a gemmologist.',
    ua: 'Прикраси великих домів; пробу, вагу та каміння перевірив гемолог.',
    uz: 'Mashhur zargarlik uylarining taqinchoqlari; probasi, vazni va toshlarini gemmolog tekshirgan.',
  },
  empty_jewellery: {
    about: 'Under "No products found" of the list of jewellery for sale',
    ru: 'Сейчас здесь ничего нет. Загляните в архив: похожее украшение мы найдём под заказ.',
    en: 'There is nothing here at the moment. Have a look at the archive: we can find a similar piece to order.',
    ua: 'Зараз тут нічого немає. Загляньте до архіву: схожу прикрасу знайдемо під замовлення.',
    uz: 'Hozircha bu yerda hech narsa yoʻq. Arxivga qarang: oʻxshash taqinchoqni buyurtma asosida topamiz.',
  },
  title_accessories: {
    about: 'Heading of the list of accessories for sale: bags, pens, lighters, phones',
    ru: 'Аксессуары',
    en: 'Accessories',
    ua: 'Аксесуари',
    uz: 'Aksessuarlar',
  },
  named_accessories: {
    about:
      'Heading of the accessories for sale: bags, pens, lighters, phones, of one brand, collection or author',
    ru: 'Аксессуары {{name}}',
    en: '{{name}} accessories',
    ua: 'Аксесуари {{name}}',
    uz: '{{name}} aksessuarlari',
  },
  description_accessories: {
    about:
      'Description for search engines of the list of accessories for sale: bags, pens, lighters, phones; title is the heading',
    ru: '{{title}}: сумки, ручки, зажигалки, запонки и телефоны с ценой, состоянием и городом. Подлинность каждой вещи проверена.',
    en: '{{title}}: bags, pens, lighters, cufflinks and phones with price, condition and city. Each one authenticated.',
    ua: '{{title}}: сумки, ручки, запальнички, запонки й телефони з ціною, станом і містом. Справжність кожної речі перевірено.',
    uz: '{{title}}: sumka, ruchka, zajigalka, zaponka va telefonlar narxi, holati va shahri bilan. Haqiqiyligi tekshirilgan.',
  },
  lead_accessories: {
    about: 'Sentence below the heading of the list of accessories for sale: bags, pens, lighters, phones',
    ru: 'Сумки, ручки, зажигалки, запонки и телефоны, подлинность которых мы проверили.',
    en: 'Bags, pens, lighters, cufflinks and phones whose authenticity we have checked.',
    ua: 'Сумки, ручки, запальнички, запонки й телефони, справжність яких ми перевірили.',
    uz: 'Haqiqiyligi tekshirilgan sumka, ruchka, zajigalka, zaponka va telefonlar.',
  },
  empty_accessories: {
    about: 'Under "No products found" of the list of accessories for sale: bags, pens, lighters, phones',
    ru: 'Сейчас здесь ничего нет. Загляните в архив: похожую вещь мы найдём под заказ.',
    en: 'There is nothing here at the moment. Have a look at the archive: we can find a similar piece to order.',
    ua: 'Зараз тут нічого немає. Загляньте до архіву: схожу річ знайдемо під замовлення.',
    uz: 'Hozircha bu yerda hech narsa yoʻq. Arxivga qarang: oʻxshash buyumni buyurtma asosida topamiz.',
  },
  title_arts: {
    about: 'Heading of the list of works of art for sale',
    ru: 'Предметы искусства',
    en: 'Art objects',
    ua: 'Предмети мистецтва',
    uz: 'Sanʼat buyumlari',
  },
  named_arts: {
    about: 'Heading of the works of art for sale, of one brand, collection or author',
    ru: '{{name}}: работы',
    en: 'Works by {{name}}',
    ua: '{{name}}: роботи',
    uz: '{{name}} asarlari',
  },
  description_arts: {
    about: 'Description for search engines of the list of works of art for sale; title is the heading',
    ru: '{{title}}\u00a0— живопись и графика с размером, техникой, годом и ценой. Состояние каждой работы описал реставратор.',
    en: '{{title}}: paintings and works on paper with size, technique, year and price. Condition described by a restorer.',
    ua: '{{title}}\u00a0— живопис і графіка з розміром, технікою, роком і ціною. Стан кожної роботи описав реставратор.',
    uz: '{{title}}: rangtasvir va grafika, oʻlchami, texnikasi, yili va narxi bilan. Holatini restavrator tavsiflagan.',
  },
  lead_arts: {
    about: 'Sentence below the heading of the list of works of art for sale',
    ru: 'Живопись и графика; состояние каждой работы описал реставратор.',
    en: 'Paintings and works on paper; the condition of each is described by a restorer.',
    ua: 'Живопис і графіка; стан кожної роботи описав реставратор.',
    uz: 'Rangtasvir va grafika; har bir asarning holatini restavrator tavsiflagan.',
  },
  empty_arts: {
    about: 'Under "No products found" of the list of works of art for sale',
    ru: 'Сейчас здесь ничего нет. Загляните в архив: подберём работу того же автора.',
    en: 'There is nothing here at the moment. Have a look at the archive: we can look for a work by the same artist.',
    ua: 'Зараз тут нічого немає. Загляньте до архіву: підберемо роботу того самого автора.',
    uz: 'Hozircha bu yerda hech narsa yoʻq. Arxivga qarang: shu muallifning boshqa asarini topib beramiz.',
  },
});
