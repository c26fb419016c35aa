import type { AnswerTemplate } from './answer-template.ts';

/** Answers to questions about pieces. */
export const TEMPLATES_ABOUT_GOODS: readonly AnswerTemplate[] = [
  {
    id: 'question',
    kinds: ['question'],
    title: {
      ru: 'Ответ на вопрос',
      en: 'Answer to a question',
      ua: 'Відповідь на запитання',
      uz: 'Savolga javob',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСпасибо за вопрос о {{about}}.\n\n…\n\nЕсли останутся вопросы, просто ответьте на это письмо по ссылке ниже.',
      en: 'Hello {{name}},\n\nThank you for your question about {{about}}.\n\n…\n\nIf anything remains unclear, please reply through the link below.',
      ua: 'Вітаємо, {{name}}!\n\nДякуємо за запитання про {{about}}.\n\n…\n\nЯкщо щось залишиться незрозумілим, просто відповідайте за посиланням нижче.',
      uz: 'Assalomu alaykum, {{name}}!\n\nSavolingiz uchun rahmat ({{about}}).\n\n…\n\nYana savollaringiz boʻlsa, quyidagi havola orqali javob yozing.',
    },
  },
  {
    id: 'photographsToday',
    kinds: ['photoRequest'],
    title: {
      ru: 'Фотографии пришлём сегодня',
      en: 'Photographs will follow today',
      ua: 'Фотографії надішлемо сьогодні',
      uz: 'Suratlarni bugun yuboramiz',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСфотографируем {{about}} и пришлём снимки сегодня. Напишите, если важно увидеть что-то крупно: застёжку, клеймо, царапину.',
      en: 'Hello {{name}},\n\nWe will photograph {{about}} and send you the pictures today. Tell us if you would like a close-up of anything: the clasp, a hallmark, a scratch.',
      ua: 'Вітаємо, {{name}}!\n\nСфотографуємо {{about}} і надішлемо знімки сьогодні. Напишіть, якщо важливо побачити щось крупно: застібку, клеймо, подряпину.',
      uz: 'Assalomu alaykum, {{name}}!\n\n{{about}} suratini olib, bugun yuboramiz. Biror joyini yaqindan koʻrish muhim boʻlsa (toʻqa, tamgʻa, tirnalgan joy), yozing.',
    },
  },
  {
    id: 'cheaperBetter',
    kinds: ['cheaper'],
    title: {
      ru: 'Можем предложить цену лучше',
      en: 'We can better the price',
      ua: 'Можемо запропонувати кращу ціну',
      uz: 'Yaxshiroq narx taklif qila olamiz',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСравнили предложения: состояние и комплект похожи. Готовы отдать {{about}} за … при покупке до ….',
      en: 'Hello {{name}},\n\nWe have compared the two offers: condition and set are alike. We can let you have {{about}} for … if you buy it by ….',
      ua: 'Вітаємо, {{name}}!\n\nПорівняли пропозиції: стан і комплект подібні. Готові віддати {{about}} за … за умови купівлі до ….',
      uz: 'Assalomu alaykum, {{name}}!\n\nTakliflarni solishtirdik: holati va komplekti oʻxshash. {{about}}ni …gacha xarid qilsangiz, …ga berishga tayyormiz.',
    },
  },
  {
    id: 'cheaperDiffers',
    kinds: ['cheaper'],
    title: { ru: 'Вещи разные', en: 'The pieces differ', ua: 'Речі різні', uz: 'Buyumlar har xil' },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСравнили предложения. У нас {{about}} с …, там\u00a0— …; поэтому и цены разные. С удовольствием покажем вещь в офисе.',
      en: 'Hello {{name}},\n\nWe have compared the two offers. Our {{about}} comes with …, the other with …, hence the difference in price. We would be glad to show you the piece at the office.',
      ua: 'Вітаємо, {{name}}!\n\nПорівняли пропозиції. У нас {{about}} з …, там\u00a0— …; тому й ціни різні. Залюбки покажемо річ в офісі.',
      uz: 'Assalomu alaykum, {{name}}!\n\nTakliflarni solishtirdik. Bizda {{about}} … bilan, u yerda esa …; narxlar shuning uchun farq qiladi. Buyumni ofisda koʻrsatishdan xursand boʻlamiz.',
    },
  },
  {
    id: 'arrived',
    kinds: ['arrivalNotice'],
    title: {
      ru: 'Нашли похожую вещь',
      en: 'We have found a match',
      ua: 'Знайшли схожу річ',
      uz: 'Mos buyum topildi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nВы просили сообщить, когда появится {{about}}. Подходящая вещь есть: …. Отложить её для вас?',
      en: 'Hello {{name}},\n\nYou asked us to tell you when {{about}} arrives. We have a match: …. Shall we hold it for you?',
      ua: 'Вітаємо, {{name}}!\n\nВи просили повідомити, коли з’явиться {{about}}. Відповідна річ є: …. Відкласти її для вас?',
      uz: 'Assalomu alaykum, {{name}}!\n\n{{about}} kelganda xabar berishimizni soʻragan edingiz. Mos buyum bor: …. Siz uchun olib qoʻyaylikmi?',
    },
  },
  {
    id: 'morePhotographs',
    kinds: ['appraisal'],
    title: {
      ru: 'Нужны ещё фотографии',
      en: 'More photographs needed',
      ua: 'Потрібні ще фотографії',
      uz: 'Yana suratlar kerak',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nЧтобы назвать сумму за {{about}}, не хватает снимков: циферблат прямо, задняя крышка, застёжка, номер, коробка и документы. Пришлите их, пожалуйста, через форму оценки или покажите вещь в офисе.',
      en: 'Hello {{name}},\n\nTo make you an offer for {{about}} we need a few more pictures: the dial from the front, the case back, the clasp, the number, the box and papers. Please send them with the appraisal form, or show us the piece at the office.',
      ua: 'Вітаємо, {{name}}!\n\nЩоб назвати суму за {{about}}, бракує знімків: циферблат прямо, задня кришка, застібка, номер, коробка й документи. Надішліть їх, будь ласка, через форму оцінки або покажіть річ в офісі.',
      uz: 'Assalomu alaykum, {{name}}!\n\n{{about}} uchun summani aytishga suratlar yetmayapti: siferblat toʻgʻridan, orqa qopqoq, toʻqa, raqam, quti va hujjatlar. Iltimos, ularni baholash shakli orqali yuboring yoki buyumni ofisda koʻrsating.',
    },
  },
  {
    id: 'notAccepted',
    kinds: ['appraisal'],
    title: {
      ru: 'Такие вещи не принимаем',
      en: 'We do not take such pieces',
      ua: 'Такі речі не приймаємо',
      uz: 'Bunday buyumlarni olmaymiz',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nСпасибо, что показали нам {{about}}. К сожалению, такие вещи мы не принимаем: работаем с часами европейских и американских брендов, кроме пластиковых и электронных.',
      en: 'Hello {{name}},\n\nThank you for showing us {{about}}. We are sorry, but we cannot take it: we deal in watches of European and American brands, other than plastic and electronic ones.',
      ua: 'Вітаємо, {{name}}!\n\nДякуємо, що показали нам {{about}}. На жаль, такі речі ми не приймаємо: працюємо з годинниками європейських та американських брендів, крім пластикових та електронних.',
      uz: 'Assalomu alaykum, {{name}}!\n\n{{about}}ni koʻrsatganingiz uchun rahmat. Afsuski, bunday buyumlarni olmaymiz: Yevropa va Amerika brendlari soatlari bilan ishlaymiz, plastik va elektronlari bundan mustasno.',
    },
  },
  {
    id: 'owner',
    kinds: ['contactOwner'],
    title: {
      ru: 'Владелец ответил',
      en: 'The owner has answered',
      ua: 'Власник відповів',
      uz: 'Egasi javob berdi',
    },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\nПередали ваш вопрос владельцу. Он отвечает: ….',
      en: 'Hello {{name}},\n\nWe have passed your question to the owner, whose answer is: ….',
      ua: 'Вітаємо, {{name}}!\n\nПередали ваше запитання власникові. Він відповідає: ….',
      uz: 'Assalomu alaykum, {{name}}!\n\nSavolingizni egasiga yetkazdik. U shunday javob berdi: ….',
    },
  },
  {
    id: 'held',
    kinds: ['purchase'],
    title: { ru: 'Вещь отложена', en: 'The piece is held', ua: 'Річ відкладено', uz: 'Buyum olib qoʻyildi' },
    text: {
      ru: 'Здравствуйте, {{name}}!\n\n{{about}} отложили для вас до …. Ждём в офисе: …. С собой возьмите паспорт.',
      en: 'Hello {{name}},\n\nWe are holding {{about}} for you until …. We look forward to seeing you at the office: …. Please bring your passport.',
      ua: 'Вітаємо, {{name}}!\n\n{{about}} відклали для вас до …. Чекаємо в офісі: …. Візьміть із собою паспорт.',
      uz: 'Assalomu alaykum, {{name}}!\n\n{{about}}ni siz uchun …gacha olib qoʻydik. Ofisda kutamiz: …. Pasportingizni olib keling.',
    },
  },
];
