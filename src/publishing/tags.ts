/**
 * Cache tags: the names under which a change in the backend reaches the pages that show it. The same tags
 * drive the pre-rendered pages and the cache of on-demand pages (design section 3).
 */
export const TAGS = {
  /** Menus, shop name, cities: what every page's frame shows. */
  frame: 'frame',
  articles: 'articles',
  article: (slug: string) => `article:${slug}`,
  page: (name: string) => `page:${name}`,
  services: 'services',
  faq: 'faq',
  experts: 'experts',
  videos: 'videos',
  reviews: 'reviews',
  /** Rates, which amounts on pages of text are made of. */
  currency: 'currency',
  contacts: (city: string) => `contacts:${city}`,
  documents: 'documents',
  sitemap: 'sitemap',
  list: (word: string) => `list:${word}`,
  item: (type: string, url: string) => `item:${type}:${url}`,
} as const;
