/** Signs of things, in a field of 200 by 200. */
export const THINGS = {
  watch:
    '<path d="M78 48l6-38h32l6 38M78 152l6 38h32l6-38"/><circle cx="100" cy="100" r="56"/><path d="M100 68v32l20 14"/>',
  jewel: '<circle cx="100" cy="124" r="52"/><path d="M78 30h44l16 20-38 34-38-34z"/>',
  diamond: '<path d="M56 50h88l36 44-80 86-80-86zM20 94h160M72 94l28 86 28-86-16-44M72 94l16-44"/>',
  bag: '<path d="M44 82h112l12 84H32z"/><path d="M70 82c0-60 60-60 60 0"/>',
  canvas: '<path d="M30 40h140v120H30zM46 56h108v88H46z"/>',
  landscape: '<path d="M30 40h140v120H30zM46 144l34-44 24 28 18-20 32 36"/><circle cx="130" cy="74" r="11"/>',
  vase: '<path d="M76 20h48M82 20c0 34-34 44-34 88 0 34 16 52 30 72h44c14-20 30-38 30-72 0-44-34-54-34-88M52 90h96"/>',
  phone: '<path d="M66 14h68v172H66zM66 44h68M66 122h68M88 122v64M112 122v64M66 144h68M66 164h68"/>',
  people:
    '<circle cx="70" cy="80" r="28"/><path d="M18 172c0-66 104-66 104 0"/><circle cx="138" cy="66" r="22"/><path d="M134 108c28-4 52 16 52 52"/>',
  page: '<path d="M56 24h64l28 28v124H56zM120 24v28h28M74 84h56M74 108h56M74 132h36"/>',
  person: '<circle cx="100" cy="76" r="34"/><path d="M36 176c0-78 128-78 128 0"/>',
} as const;

/** Signs of actions, in a field of 60 by 60. */
const ACTS = {
  pledge: '<path d="M10 28h40v28H10zM18 28v-8c0-16 24-16 24 0v8"/>',
  appraisal: '<path d="M6 6h24l26 26-24 24L6 30z"/><circle cx="19" cy="19" r="3"/>',
  examination: '<circle cx="25" cy="25" r="19"/><path d="M39 39l17 17"/>',
  repair:
    '<circle cx="30" cy="30" r="11"/><path d="M30 4v9M30 47v9M4 30h9M47 30h9M12 12l6 6M42 42l6 6M48 12l-6 6M18 42l-6 6"/>',
  sale: '<circle cx="30" cy="30" r="25"/><circle cx="30" cy="30" r="15"/>',
  purchase: '<path d="M2 14h56v32H2z"/><circle cx="30" cy="30" r="9"/>',
  gold: '<path d="M16 18h28l12 28H4zM16 18l6 12h16l6-12"/>',
} as const;

/** A thing, and the action on it. */
type Sign = readonly [thing: keyof typeof THINGS, act?: keyof typeof ACTS];

const SIGNS: Readonly<Record<string, Sign>> = {
  ekspertiza: ['watch', 'examination'],
  'otcenka-chasov': ['watch', 'appraisal'],
  servis: ['watch', 'repair'],
  'prodat-chasy': ['watch', 'sale'],
  'skupka-chasov': ['watch', 'purchase'],
  'skupka-zolotyh-chasov': ['watch', 'gold'],
  'zalog-chasov': ['watch', 'pledge'],
  'zalog-yuvelirnyh-izdelij': ['jewel', 'pledge'],
  'ocenka-yuvelirnyh-izdelij': ['jewel', 'appraisal'],
  'skupka-yuvelirnyh-izdelij': ['jewel', 'purchase'],
  'skupka-ukrashenij-s-brilliantami': ['diamond', 'purchase'],
  'skupka-kartin': ['canvas', 'purchase'],
  'vykup-zhivopisi': ['landscape', 'sale'],
  'skupka-antikvariata': ['vase', 'purchase'],
  'sumki-hermes': ['bag'],
  'telefony-vertu': ['phone'],
  'privedi-klienta': ['people'],
};

/** The sign of a text in a field of 200 by 200: that of its service, else a page. */
export function signOfText(slug: string): string {
  const sign: Sign = SIGNS[slug] ?? ['page'];
  const [thing, act] = sign;
  if (!act) return THINGS[thing];
  return (
    `<g transform="translate(2 0) scale(0.8)">${THINGS[thing]}</g>` +
    `<g transform="translate(142 134)">${ACTS[act]}</g>`
  );
}
