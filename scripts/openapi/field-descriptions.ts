/** Meanings of the parameters of calls, by name. A name means the same in every call. */
const PARAMETERS: Readonly<Record<string, string>> = {
  city: 'Alias of a city, such as `moscow`.',
  cityAlias: 'Alias of a city, such as `moscow`.',
  city_id: 'Id of a city.',
  type: 'Id of a kind: of texts, of experts, or of what is searched.',
  page: 'Number of the page, from 1.',
  per_page: 'How many there are on a page.',
  slug: 'Word of its address.',
  param: 'Word of the address of a page of text, such as `about`.',
  url: 'Word of a list, such as `clocks_today`.',
  brand: 'Slug of a brand; of an estimate, its name in any spelling.',
  collection: 'Slug of a collection of the brand.',
  model: 'A model, a collection, a nickname or a reference number.',
  material: 'Id of the material of the case.',
  condition: 'Id of the condition.',
  kit: 'What comes with the watch.',
  'statuses_used[]': 'Ids of conditions.',
  'statuses_income[]': 'Ids of availability.',
  'cities[]': 'Aliases of cities.',
  'genders[]': 'Ids of genders.',
  'brands[]': 'Slugs of brands.',
  'specials[]': 'Ids of special offers.',
  'collections[]': 'Collections, each as `brand/collection`.',
  'body_forms[]': 'Ids of forms of the case.',
  'body_materials_for_filter[]': 'Ids of materials of the case.',
  'types[]': 'Ids of types of jewellery, accessories or art.',
  'insertions[]': 'Ids of stones.',
  'set[]': 'What comes with a watch: `full`, `box`, `papers` or `none`.',
  with_guarantee: 'Whether to list watches with a guarantee of the shop alone.',
  year_from: 'First year of manufacture.',
  year_to: 'Last year of manufacture.',
  'movements[]': 'Ids of movements.',
  'dial_colours[]': 'Ids of colours of the dial.',
  'bracelets[]': 'Ids of materials of the bracelet or strap.',
  'complications[]': 'Ids of functions of the movement.',
  days_in_stock_from: 'Least number of days since it was published.',
  days_in_stock_to: 'Greatest number of days since it was published.',
  is_promo: 'Whether to list promoted items alone.',
  is_vip: 'Whether to list VIP items alone.',
  diametr_from: 'Least diameter of the case, millimetres.',
  diametr_to: 'Greatest diameter of the case, millimetres.',
  price_from: 'Lowest price, US dollars.',
  price_to: 'Highest price, US dollars.',
  price_with_discount: 'Whether to list items with a discount alone.',
  sort: 'What the list is sorted by.',
  direction: 'Ascending or descending.',
  facets: 'Whether to count the options of the filters too.',
  catalogType: 'Kind of goods.',
  option: 'Group of filters whose options are counted.',
  grouped: 'Whether options come in groups.',
  available: '1 is current stock, 0 the archive.',
  itemUrl: 'Word of the address of an item.',
  q: 'What was typed.',
  exact: 'Whether every word is taken as it was typed.',
  from: 'Number of the item that the portion begins with.',
  'urls[]': 'Words of the addresses of items.',
  'product_types[]': 'Kinds of goods; all when there is none.',
  category: 'Word of the list that the categories narrow.',
  since: 'Place in the feed that was read last.',
  token: 'Token of the account, or secret of a mailed link.',
};

/**
 * Meanings of fields of requests and responses, where the name does not explain it and means the same in every
 * schema.
 */
const FIELDS: Readonly<Record<string, string>> = {
  action: 'What the person does with an offer: `accept`, `decline` or `ask`.',
  choice: 'Which of the amounts of an offer is accepted: `buy_out` or `loan`.',
  office: 'Alias of the office of a visit.',
  day: 'Day of a visit, ISO date in the zone of the office.',
  time: 'Beginning of a visit, `HH:MM` in the zone of the office.',
  usd: 'US dollars, whole.',
  discount_usd: 'The lower price of a discount, US dollars, whole.',
  value_usd: 'Market value, US dollars, whole.',
  diameter_mm: 'Diameter of the case, millimetres.',
  pressure_bar: 'Pressure that the case has held, bar.',
  rate_seconds_a_day: 'Rate, seconds a day; fast is positive.',
  amplitude_degrees: 'Amplitude of the balance, degrees.',
  guarantee_months: 'The shop’s guarantee, months; null is none.',
  serviced_on: 'Day of the last service, ISO date.',
  held_until: 'Last day that the item is held for somebody, ISO date in the zone of the shop.',
  held: 'Last day that the item is held for the sender, ISO date in the zone of the shop.',
  created_at: 'ISO moment or date.',
  updated_at: 'ISO moment or date of the last change.',
  published_at: 'ISO date.',
  days_left:
    'Days from today to the day that counts next, in the zone of the shop; below zero when it is past.',
  carats: 'Weight of the stone, carats.',
  src: 'Name of a file: a path below `media`, or below the site for its own files.',
  placeholder: 'What is seen until the image is there: a data address.',
  catalog_type: 'Kind of goods.',
  picture_alt: 'What is seen on the picture, in the language of the host.',
  time_zone: 'IANA name of a time zone.',
  latitude: 'Degrees, north is positive.',
  longitude: 'Degrees, east is positive.',
  city_in: 'The city as it stands after “in”, in the language of the host.',
  transfer_days: 'Working days until an item of another city is there.',
  retry_after: 'Seconds after which to ask again.',
  account_token: 'Token of the session: it comes back in the field `token`.',
  user_name: 'Name of the person who asks.',
  feedback_phone: 'Empty: a field that people do not see and robots fill in.',
  last_page: 'Number of the last page, 1 at least.',
  current_page: 'Number of the page, from 1.',
  without: 'The query without the words of this part.',
  negated: 'Whether it is excluded.',
  near: 'Brands of the shop that are near.',
  corrected: 'What was searched in place of what was typed; null when that is the same.',
};

type Json = Record<string, unknown>;

/** The names that have a description. */
export const DESCRIBED = { parameters: Object.keys(PARAMETERS), fields: Object.keys(FIELDS) };

/** Adds the meanings of parameters and fields to a part of the description, except where it has one already. */
export function describeFields(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(describeFields);
  if (typeof part !== 'object' || part === null) return part;
  const inner: Json = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, describeFields(value)]),
  );
  const meaning = typeof inner.in === 'string' ? PARAMETERS[String(inner.name)] : undefined;
  if (meaning) inner.description ??= meaning;
  if (typeof inner.properties === 'object' && inner.properties !== null) {
    for (const [name, field] of Object.entries(inner.properties as Record<string, Json>)) {
      const text = FIELDS[name];
      if (text && typeof field === 'object') field.description ??= text;
    }
  }
  return inner;
}
