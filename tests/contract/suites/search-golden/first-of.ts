import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';

type SearchResponse = ResponseOf<typeof CALLS.search>;
type Item = SearchResponse['items'][number];

/** Kinds of texts by their sign in the golden table. */
const TEXTS = { '=': 'service', '~': 'article', '^': 'page', '?': 'question' } as const;

/** The first result in the notation of the golden table: the expected one, or what was first instead. */
export function firstOf({ items, hits, answer, not_taken }: SearchResponse, expected: string): string {
  const [sign = ''] = expected;
  if (sign === '!') return `!${[answer?.kind, answer?.slug ?? answer?.words].filter(Boolean).join(':')}`;
  if (sign === '%') return `%${not_taken?.title}`;
  if (sign in TEXTS) {
    return `${sign}${hits.find(({ kind }) => kind === TEXTS[sign as keyof typeof TEXTS])?.slug}`;
  }
  const [item] = items;
  if (!item) return 'none';
  if (sign === '@') return kindOf(item, expected);
  if (sign === '#')
    return compact(item.reference).startsWith(compact(expected)) ? expected : `#${item.reference}`;
  const [, name] = expected.split('/');
  return name ? named(item, name) : item.brand.slug;
}

/** Compares references without the characters between letters and digits: the stock has `16610 LV` too. */
function compact(reference: string | null): string {
  return reference?.toLowerCase().replace(/[^a-z\d]/g, '') ?? '';
}

function kindOf({ catalog_type: kind, model, summary }: Item, expected: string): string {
  const [, word] = expected.split('/');
  if (!word) return `@${kind}`;
  const said = `${model} ${summary}`.toLowerCase();
  return `@${kind}/${said.includes(word) ? word : said}`;
}

function named({ brand, collection, model }: Item, name: string): string {
  const said = `${collection?.slug} ${model.toLowerCase().replaceAll(' ', '-')}`;
  return `${brand.slug}/${said.includes(name) ? name : said}`;
}
