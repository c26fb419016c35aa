import type { LocalText } from '@tourbillon/domain/i18n/locales.ts';

/** The demonstration shop's text for a defect, by vocabulary id. */
export const DEFECT_TEXTS: Readonly<Record<string, LocalText>> = {
  dented_case: {
    ru: 'Забоина на ранте, глубже обычной полировки.',
    en: 'A dent in the bezel, deeper than polishing would reach.',
    ua: 'Вм’ятина на ранті, глибша за звичайне полірування.',
    uz: 'Rantda ezilish bor, oddiy sayqallash yetmaydi.',
  },
  scratched_crystal: {
    ru: 'Царапина на стекле видна под углом, чтению времени не мешает.',
    en: 'The scratch on the crystal shows at an angle and does not hinder reading the time.',
    ua: 'Подряпину на склі видно під кутом, читати час вона не заважає.',
    uz: 'Oynadagi tirnalish qiya qaraganda koʻrinadi, vaqtni oʻqishga xalaqit bermaydi.',
  },
  overpolished_case: {
    ru: 'Корпус полировали не раз: рёбра стали мягче, ушки тоньше.',
    en: 'The case was polished more than once: its edges are softer and the lugs thinner.',
    ua: 'Корпус полірували не раз: ребра стали м’якшими, вушка тоншими.',
    uz: 'Korpus bir necha bor sayqallangan: qirralari yumshagan, quloqlari yupqalashgan.',
  },
  stretched_bracelet: {
    ru: 'Браслет провисает; подтянуть его можно в мастерской.',
    en: 'The bracelet sags; a workshop can tighten it.',
    ua: 'Браслет провисає; підтягнути його можна в майстерні.',
    uz: 'Bilaguzuk osilib turadi; uni ustaxonada tortish mumkin.',
  },
  replaced_dial: {
    ru: 'Циферблат заменён при сервисе, прежнего нет.',
    en: 'The dial was replaced during a service; the earlier one is not there.',
    ua: 'Циферблат замінено під час сервісу, попереднього немає.',
    uz: 'Siferblat servisda almashtirilgan, avvalgisi yoʻq.',
  },
  refinished_dial: {
    ru: 'Циферблат переписан, под лупой это заметно.',
    en: 'The dial has been refinished, which shows under a loupe.',
    ua: 'Циферблат переписано, під лупою це помітно.',
    uz: 'Siferblat qayta boʻyalgan, lupada bu bilinadi.',
  },
  replacement_strap: {
    ru: 'Ремешок неоригинальный, подобран по ширине.',
    en: 'The strap is not the original; it was chosen by its width.',
    ua: 'Ремінець неоригінальний, дібраний за шириною.',
    uz: 'Tasmasi asl emas, eniga qarab tanlangan.',
  },
  replaced_crown: {
    ru: 'Заводная головка заменена, завод и перевод стрелок в порядке.',
    en: 'The crown was replaced; winding and setting the hands work.',
    ua: 'Заводну головку замінено, заведення й переведення стрілок справні.',
    uz: 'Burash boshchasi almashtirilgan, burash va millarni sozlash ishlaydi.',
  },
  worn_number: {
    ru: 'Номер на корпусе стёрт частично, сверим его вместе в магазине.',
    en: 'The number on the case is partly worn; we go through it with you in the shop.',
    ua: 'Номер на корпусі стертий частково, звіримо його разом у крамниці.',
    uz: 'Korpusdagi raqam qisman oʻchgan, uni doʻkonda birga tekshiramiz.',
  },
  not_running: {
    ru: 'Механизм не заводится; вскрытие и смета за покупателем.',
    en: 'The movement does not start; opening it and an estimate are up to the buyer.',
    ua: 'Механізм не запускається; відкривання корпусу й кошторис\u00a0— за рахунок покупця.',
    uz: 'Soat yurmaydi; ochish va smeta xaridor zimmasida.',
  },
  poor_rate: {
    ru: 'Ход сбивается, нужны чистка и регулировка.',
    en: 'The rate wanders: it needs cleaning and regulation.',
    ua: 'Хід збивається, потрібні чищення й регулювання.',
    uz: 'Yurishi adashadi, tozalash va sozlash kerak.',
  },
  moisture: {
    ru: 'Под стекло попадала влага: на циферблате остались следы.',
    en: 'Moisture got under the crystal and left traces on the dial.',
    ua: 'Під скло потрапляла волога: на циферблаті лишилися сліди.',
    uz: 'Oyna ostiga namlik tushgan: siferblatda izlari qolgan.',
  },
  worn_corners: {
    ru: 'Углы потёрты до подкраски; строчка и дно целы.',
    en: 'The corners are rubbed and would need recolouring; seams and base are whole.',
    ua: 'Кути потерті, потребують підфарбування; шви й дно цілі.',
    uz: 'Burchaklari yeyilgan, boʻyash kerak; choklari va tubi butun.',
  },
  stained: {
    ru: 'Пятно внутри, снаружи его не видно.',
    en: 'A stain inside; nothing shows from outside.',
    ua: 'Пляма всередині, ззовні її не видно.',
    uz: 'Ichida dogʻ bor, tashqaridan koʻrinmaydi.',
  },
  scratched: {
    ru: 'Царапина на лицевой стороне, механизм работает.',
    en: 'A scratch on the face; everything works.',
    ua: 'Подряпина на лицьовому боці, усе працює.',
    uz: 'Old tomonida tirnalish bor, hammasi ishlaydi.',
  },
  chipped_stone: {
    ru: 'Скол на одной из вставок, крепление держит.',
    en: 'One of the stones is chipped; its setting holds.',
    ua: 'Скол на одній зі вставок, кріплення тримає.',
    uz: 'Toshlardan biri uchgan, oʻrnatmasi mahkam.',
  },
  bent: {
    ru: 'Форма немного погнута, ювелир выправит её.',
    en: 'Slightly bent; a jeweller can set it straight.',
    ua: 'Форма трохи погнута, ювелір її виправить.',
    uz: 'Shakli biroz qiyshaygan, zargar toʻgʻrilaydi.',
  },
  craquelure: {
    ru: 'Кракелюр на части красочного слоя, осыпей нет.',
    en: 'Craquelure on part of the paint layer; nothing flakes.',
    ua: 'Кракелюр на частині фарбового шару, осипів немає.',
    uz: 'Boʻyoq qatlamining bir qismida krakelyur, toʻkilish yoʻq.',
  },
  frame_damage: {
    ru: 'Рама сколота в углу, работа не задета.',
    en: 'The frame is chipped at a corner; the work is untouched.',
    ua: 'Рама сколота в куті, роботу не зачеплено.',
    uz: 'Romning burchagi uchgan, asarga tegmagan.',
  },
};
