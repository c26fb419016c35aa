import type { GoldenQuery } from './golden-query.ts';

/** Works of art by title, author and technique. */
export const ART: readonly GoldenQuery[] = [
  ['ru', 'картины', '@art'],
  ['ru', 'тихая гавань', '@art/тихая гавань'],
  ['ru', 'ночной трамвай', '@art/ночной трамвай'],
  ['ru', 'Аурелио Венти', 'aurelio-venti'],
  ['ru', 'малавуа', 'etienne-malavoy'],
  ['ru', 'натюрморт', '@art/натюрморт'],
  ['ru', 'акварель', '@art/акварель'],
  ['ru', 'картина маслом', '@art/масло'],
  ['ru', 'синий час', '@art/синий час'],
  ['en', 'painting', '@art'],
  ['en', 'night tram', '@art/night tram'],
  ['en', 'red on sand', '@art/red on sand'],
  ['en', 'Beatrix Holloran', 'beatrix-holloran'],
  ['en', 'lithograph', '@art/lithograph'],
  ['ua', 'Нічний трамвай', '@art/нічний трамвай'],
  ['ua', 'Клара Вінтергуд', 'clara-winterhood'],
  ['ua', 'мистецтво', '@art'],
  ['uz', 'tungi tramvay', '@art/tungi tramvay'],
  ['uz', 'Qora klavishlar', '@art/qora klavishlar'],
  ['uz', 'sanʼat', '@art'],
  // The section as the menu names it.
  ['ru', 'предметы искусства', '@art', 'type:art'],
  ['en', 'art objects', '@art', 'type:art'],
  ['ua', 'предмети мистецтва', '@art', 'type:art'],
  ['uz', 'sanʼat buyumlari', '@art', 'type:art'],
];
