/** A node of structured data in a page. */
export type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

/** Required properties of each type, from search engines and from the project. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['name'],
  WebSite: ['name', 'url', 'inLanguage'],
  PawnShop: [
    '@id',
    'name',
    'address',
    'geo',
    'openingHoursSpecification',
    'specialOpeningHoursSpecification',
    'telephone',
    'url',
    'image',
  ],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Product: ['name', 'url', 'image', 'brand', 'itemCondition', 'description'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url', 'seller'],
  OfferCatalog: ['name', 'itemListElement'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  WarrantyPromise: ['durationOfWarranty'],
  QuantitativeValue: ['value', 'unitCode'],
  PropertyValue: ['name', 'value'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Article: [
    'headline',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
    'inLanguage',
  ],
  NewsArticle: ['headline', 'datePublished', 'dateModified', 'author', 'publisher', 'mainEntityOfPage'],
  Person: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Service: ['name', 'description', 'url', 'provider'],
  LoanOrCredit: ['name', 'url', 'provider', 'amount', 'annualPercentageRate', 'loanTerm'],
  MonetaryAmount: ['minValue', 'maxValue', 'currency'],
  DefinedTermSet: ['name', 'inLanguage', 'hasDefinedTerm'],
  DefinedTerm: ['name', 'description', '@id'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate'],
};

/**
 * Required properties of an offer of work and of the offered work: neither is an item, and the work has its own
 * page.
 */
const OF_WORK: Readonly<Record<string, readonly string[]>> = { Offer: ['itemOffered'], Service: ['name'] };

/** Properties with an address of the site; `sameAs` may link to other sites. */
const ADDRESSES = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'mainEntityOfPage',
  'contentUrl',
  'thumbnailUrl',
]);

/** The graph of a page. @throws when there is more than one element, or it is not JSON. */
export function readStructuredData(html: string): Node[] {
  const elements = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (elements.length === 0) return [];
  if (elements.length > 1) throw new Error('more than one element of structured data');
  const { '@context': context, '@graph': graph } = JSON.parse(elements[0]?.[1] ?? '') as Node & {
    '@graph': Node[];
  };
  if (context !== 'https://schema.org') throw new Error('structured data without its vocabulary');
  return graph;
}

/** All faults of a page's graph. @param origin of the host. */
export function graphFaults(graph: readonly Node[], origin: string): string[] {
  const nodes = graph.flatMap((node) => walk(node));
  const work = new Set(nodes.flatMap((node) => (node.itemOffered ? [node, node.itemOffered] : [])));
  const known = new Set(nodes.filter((node) => node['@type']).map((node) => node['@id']));
  return nodes.flatMap((node) => {
    const type = node['@type'];
    if (!type) return known.has(node['@id']) ? [] : [`nobody is ${node['@id']}`];
    const required = (work.has(node) ? OF_WORK : REQUIRED)[type];
    if (!required) return [`${type} is not known here`];
    return [
      ...required.filter((name) => isEmpty(node[name])).map((name) => `${type} has no ${name}`),
      ...Object.entries(node).flatMap(([name, value]) =>
        [value].flat().flatMap((one) => faultOf(type, name, one, origin)),
      ),
    ];
  });
}

function faultOf(type: string, name: string, value: unknown, origin: string): string[] {
  if (typeof value !== 'string') return [];
  if (/<\/?[a-z][^>]*>|&[a-z]+;|\{\{|undefined|null\b/i.test(value))
    return [`${type}.${name} has markup: ${value}`];
  if (ADDRESSES.has(name) && !(value === origin || value.startsWith(`${origin}/`))) {
    return [`${type}.${name} is no address of this host: ${value}`];
  }
  return [];
}

/** A node and all nodes inside it. */
function walk(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(walk)];
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
