import type { GoldenQuery } from './golden-query.ts';

/** Articles, pages and questions. */
export const TEXTS: readonly GoldenQuery[] = [
  ['ru', 'реквизиты', '~rekvizity'],
  ['ru', 'гарантия', '~garantii'],
  ['ru', 'как подобрать часы', '~kak-podobrat-sebe-chasy'],
  ['ru', 'льготный месяц', '~lgotnyy-mesyac'],
  ['en', 'guarantee', '~garantii'],
  ['en', 'bishkek office', '~ofis-v-bishkeke'],
  ['ua', 'гарантія', '~garantii'],
  ['uz', 'kafolat', '~garantii'],
  ['ru', 'льготного месяца', '~lgotnyy-mesyac'],
  ['ru', 'офис в бишкеке', '~ofis-v-bishkeke'],
  ['ru', 'подготовить часы к оценке', '~sovet'],
  ['ru', 'фото в залоговом билете', '~foto-v-zalogovom-bilete'],
  ['ru', 'политика конфиденциальности', '^politika-konfidentcialnosti'],
  ['ru', 'пользовательское соглашение', '^user-agreement'],
  ['ru', 'какие документы нужны', '?3'],
  ['en', 'privacy policy', '^politika-konfidentcialnosti'],
  ['en', 'how to choose a watch', '~kak-podobrat-sebe-chasy'],
  ['en', 'user agreement', '^user-agreement'],
  ['ua', 'реквізити', '~rekvizity'],
  ['ua', 'пільговий місяць', '~lgotnyy-mesyac'],
  ['ua', 'політика конфіденційності', '^politika-konfidentcialnosti'],
  ['uz', 'rekvizitlar', '~rekvizity'],
  ['uz', 'imtiyozli oy', '~lgotnyy-mesyac'],
];
