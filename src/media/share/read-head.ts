/** The metadata of a page for shared links. */
export interface SharedHead {
  title: string;
  /** Path and query of its card. */
  card: string;
  /** Path of its own picture. */
  image: string | undefined;
}

const IMAGE = /<meta property="og:image" content="([^"]*)"/g;

/** Reads the head of one of our pages. Undefined if the page has no card. */
export function readHead(html: string): SharedHead | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const title = /<meta property="og:title" content="([^"]*)"/.exec(head)?.[1];
  const [card, image] = [...head.matchAll(IMAGE)].map(([, address = '']) => pathOf(decode(address)));
  if (title === undefined || card === undefined) return undefined;
  return { title: decode(title), card, image };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(text: string): string {
  return text.replace(/&(?:#(\d+)|([a-z]+));/g, (all, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (SIGNS[name] ?? all),
  );
}
