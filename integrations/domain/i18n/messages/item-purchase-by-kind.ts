import { defineMessages } from '../define-messages.ts';

/** How a piece is bought: the call, the guarantee, the delivery. */
export const itemPurchaseByKind = defineMessages({
  callHint_clock: {
    about: 'Under the call button of an item for sale, watches',
    ru: 'Отложим часы, пришлём фотографии и назовём окончательную цену.',
    en: 'We will put the watch aside, send photographs and confirm the final price.',
    ua: 'Відкладемо годинник, надішлемо фотографії та назвемо остаточну ціну.',
    uz: 'Soatni olib qoʻyamiz, suratlarini yuboramiz va yakuniy narxni aytamiz.',
  },
  callHint_jewelry: {
    about: 'Under the call button of an item for sale, jewellery',
    ru: 'Отложим украшение, пришлём фотографии и назовём окончательную цену.',
    en: 'We will put the piece aside, send photographs and confirm the final price.',
    ua: 'Відкладемо прикрасу, надішлемо фотографії та назвемо остаточну ціну.',
    uz: 'Taqinchoqni olib qoʻyamiz, suratlarini yuboramiz va yakuniy narxni aytamiz.',
  },
  callHint_accessory: {
    about: 'Under the call button of an item for sale, accessories',
    ru: 'Отложим вещь, пришлём фотографии и назовём окончательную цену.',
    en: 'We will put the piece aside, send photographs and confirm the final price.',
    ua: 'Відкладемо річ, надішлемо фотографії та назвемо остаточну ціну.',
    uz: 'Buyumni olib qoʻyamiz, suratlarini yuboramiz va yakuniy narxni aytamiz.',
  },
  callHint_art: {
    about: 'Under the call button of an item for sale, works of art',
    ru: 'Отложим работу, пришлём фотографии лицевой и оборотной стороны и назовём окончательную цену.',
    en: 'We will put the work aside, send photographs of its front and back and confirm the final price.',
    ua: 'Відкладемо роботу, надішлемо фотографії лицьового й зворотного боку та назвемо остаточну ціну.',
    uz: 'Asarni olib qoʻyamiz, old va orqa tomoni suratlarini yuboramiz hamda yakuniy narxni aytamiz.',
  },
  callHintAway_clock: {
    about:
      'Under the ways to ask for a notice of arrival: an item that is reserved, on hold or in the archive, watches',
    ru: 'Сообщим, когда появятся такие же часы, и подберём похожие.',
    en: 'We will let you know when another one arrives and suggest similar watches.',
    ua: 'Повідомимо, коли з’явиться такий самий годинник, і підберемо схожі.',
    uz: 'Xuddi shunday soat kelganda xabar beramiz va oʻxshashlarini tanlab beramiz.',
  },
  callHintAway_jewelry: {
    about:
      'Under the ways to ask for a notice of arrival: an item that is reserved, on hold or in the archive, jewellery',
    ru: 'Сообщим, когда появится такое же украшение, и подберём похожие.',
    en: 'We will let you know when another one arrives and suggest similar pieces.',
    ua: 'Повідомимо, коли з’явиться така сама прикраса, і підберемо схожі.',
    uz: 'Xuddi shunday taqinchoq kelganda xabar beramiz va oʻxshashlarini tanlab beramiz.',
  },
  callHintAway_accessory: {
    about:
      'Under the ways to ask for a notice of arrival: an item that is reserved, on hold or in the archive, accessories',
    ru: 'Сообщим, когда появится такая же вещь, и подберём похожие.',
    en: 'We will let you know when another one arrives and suggest similar pieces.',
    ua: 'Повідомимо, коли з’явиться така сама річ, і підберемо схожі.',
    uz: 'Xuddi shunday buyum kelganda xabar beramiz va oʻxshashlarini tanlab beramiz.',
  },
  callHintAway_art: {
    about:
      'Under the ways to ask for a notice of arrival: an item that is reserved, on hold or in the archive, works of art',
    ru: 'Сообщим, когда появятся другие работы автора, и подберём похожие.',
    en: 'We will let you know when other works by this artist arrive and suggest similar ones.',
    ua: 'Повідомимо, коли з’являться інші роботи автора, і підберемо схожі.',
    uz: 'Muallifning boshqa asarlari kelganda xabar beramiz va oʻxshashlarini tanlab beramiz.',
  },
  guaranteeText_clock: {
    about: 'What the shop guarantees (§9 gives terms for watches only), watches',
    ru: 'Проверяем подлинность и ход каждых часов; на исправные даём гарантию {{guarantee}}.',
    en: 'Every watch is checked for authenticity and timekeeping; watches in good order carry a guarantee of {{guarantee}}.',
    ua: 'Перевіряємо справжність і хід кожного годинника; на справні даємо гарантію {{guarantee}}.',
    uz: 'Har bir soatning haqiqiyligi va yurishini tekshiramiz; sozlariga {{guarantee}} kafolat beramiz.',
  },
  guaranteeText_jewelry: {
    about: 'What the shop guarantees (§9 gives terms for watches only), jewellery',
    ru: 'Пробу, вес и камни проверил геммолог; подлинность и характеристики записываем в договор.',
    en: 'Fineness, weight and stones checked by a gemmologist; authenticity and specification are written into the contract.',
    ua: 'Пробу, вагу та каміння перевірив гемолог; справжність і характеристики записуємо в договір.',
    uz: 'Probasi, vazni va toshlarini gemmolog tekshirgan; haqiqiylik va xususiyatlar shartnomaga yoziladi.',
  },
  guaranteeText_accessory: {
    about: 'What the shop guarantees (§9 gives terms for watches only), accessories',
    ru: 'Подлинность проверили по материалам, фурнитуре и номерам; она записана в договор.',
    en: 'Authenticity has been checked by materials, hardware and serial numbers, and is written into the contract.',
    ua: 'Справжність перевірили за матеріалами, фурнітурою та номерами; її записано в договір.',
    uz: 'Haqiqiyligi material, furnitura va raqamlar boʻyicha tekshirilgan va shartnomaga yoziladi.',
  },
  guaranteeText_art: {
    about: 'What the shop guarantees (§9 gives terms for watches only), works of art',
    ru: 'Авторство и состояние описаны в договоре; экспертное заключение передаём вместе с работой, если оно указано в комплектации.',
    en: 'Attribution and condition are described in the contract; the expert’s report comes with the work where one is listed.',
    ua: 'Авторство та стан описано в договорі; експертний висновок передаємо разом із роботою, якщо його вказано в комплектації.',
    uz: 'Muallifligi va holati shartnomada tavsiflanadi; komplektda koʻrsatilgan boʻlsa, ekspert xulosasi asar bilan birga beriladi.',
  },
  delivery_clock: {
    about: 'Heading of the paragraph on delivery; art is viewed, not tried on, watches',
    ru: 'Доставка и примерка',
    en: 'Delivery and try-on',
    ua: 'Доставка та примірка',
    uz: 'Yetkazib berish va taqib koʻrish',
  },
  delivery_jewelry: {
    about: 'Heading of the paragraph on delivery; art is viewed, not tried on, jewellery',
    ru: 'Доставка и примерка',
    en: 'Delivery and try-on',
    ua: 'Доставка та примірка',
    uz: 'Yetkazib berish va taqib koʻrish',
  },
  delivery_accessory: {
    about: 'Heading of the paragraph on delivery; art is viewed, not tried on, accessories',
    ru: 'Доставка и осмотр',
    en: 'Delivery and viewing',
    ua: 'Доставка й огляд',
    uz: 'Yetkazib berish va koʻrish',
  },
  delivery_art: {
    about: 'Heading of the paragraph on delivery; art is viewed, not tried on, works of art',
    ru: 'Доставка и просмотр',
    en: 'Delivery and viewing',
    ua: 'Доставка й перегляд',
    uz: 'Yetkazib berish va koʻrish',
  },
  deliveryText_clock: {
    about: 'Delivery (§1), watches',
    ru: 'Часы можно примерить в офисе. Постоянным клиентам доставка и примерка бесплатны.',
    en: 'You can try the watch on at our office. Delivery and try-on at home are free for regular customers.',
    ua: 'Годинник можна приміряти в офісі. Постійним клієнтам доставка й примірка безкоштовні.',
    uz: 'Soatni ofisda taqib koʻrish mumkin. Doimiy mijozlarga yetkazib berish va taqib koʻrish bepul.',
  },
  deliveryText_jewelry: {
    about: 'Delivery (§1), jewellery',
    ru: 'Украшение можно примерить в офисе, кольцо подгоним по размеру. Постоянным клиентам доставка и примерка бесплатны.',
    en: 'You can try the piece on at our office, and we resize rings. Delivery and try-on at home are free for regular customers.',
    ua: 'Прикрасу можна приміряти в офісі, каблучку підженемо за розміром. Постійним клієнтам доставка й примірка безкоштовні.',
    uz: 'Taqinchoqni ofisda taqib koʻrish mumkin, uzukni oʻlchamga moslaymiz. Doimiy mijozlarga yetkazib berish va taqib koʻrish bepul.',
  },
  deliveryText_accessory: {
    about: 'Delivery (§1), accessories',
    ru: 'Вещь можно осмотреть в офисе. Постоянным клиентам доставка бесплатна.',
    en: 'You can see the piece at our office. Delivery is free for regular customers.',
    ua: 'Річ можна оглянути в офісі. Постійним клієнтам доставка безкоштовна.',
    uz: 'Buyumni ofisda koʻrish mumkin. Doimiy mijozlarga yetkazib berish bepul.',
  },
  deliveryText_art: {
    about: 'Delivery (§1), works of art',
    ru: 'Работу покажем в офисе при дневном свете и упакуем в жёсткий короб. Постоянным клиентам доставка бесплатна.',
    en: 'We show the work at our office in daylight and pack it in a rigid case. Delivery is free for regular customers.',
    ua: 'Роботу покажемо в офісі за денного світла й упакуємо в жорсткий короб. Постійним клієнтам доставка безкоштовна.',
    uz: 'Asarni ofisda kunduzgi yorugʻlikda koʻrsatamiz va qattiq qutiga joylaymiz. Doimiy mijozlarga yetkazib berish bepul.',
  },
});
