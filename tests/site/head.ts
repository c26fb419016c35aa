/** Metadata in the head of a page, for search engines and social networks. */
export interface Head {
  title: string;
  description: string;
  canonical: string[];
  /** Addresses by hreflang. */
  alternates: Record<string, string>;
  noindex: boolean;
  /** Contents of `<meta property>` and `<meta name>`, all values of each. */
  meta: Record<string, string[]>;
}

/** Parses the head of a page. */
export function readHead(html: string): Head {
  const head = html.slice(0, html.indexOf('</head>'));
  const meta: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of head.matchAll(
    /<meta (?:name|property)="([^"]+)" content="([^"]*)"/g,
  )) {
    (meta[name] ??= []).push(decodeText(content));
  }
  const alternates = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
  return {
    title: decodeText(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: meta.description?.[0] ?? '',
    canonical: [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)].map(([, href = '']) =>
      decodeText(href),
    ),
    alternates: Object.fromEntries(alternates.map(([, lang = '', href = '']) => [lang, decodeText(href)])),
    noindex: (meta.robots ?? []).some((content) => content.includes('noindex')),
    meta,
  };
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities in a text of XML or HTML. */
export function decodeText(text: string): string {
  return text.replace(/&(?:#(\d+)|([a-z]+));/g, (all, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (SIGNS[name] ?? all),
  );
}
