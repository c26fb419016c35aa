/** The modules of Astro that are changed, and what of them. */
const CHANGES: readonly { module: RegExp; changes: readonly (readonly [text: string, changed: string])[] }[] =
  [
    {
      module: /\/astro\/dist\/runtime\/server\/render\/astro\/render\.js$/,
      changes: [
        ['let str = "";', 'let str = ""; const parts = [];'],
        [
          'str += chunkToString(result, chunk);',
          'str += chunkToString(result, chunk); if (isPage && str.length > 16384) { parts.push(Buffer.from(str)); str = ""; }',
        ],
        ['return str;', 'return isPage ? Buffer.concat([...parts, Buffer.from(str)]) : str;'],
      ],
    },
    {
      module: /\/astro\/dist\/runtime\/server\/render\/page\.js$/,
      changes: [
        [
          'return new Response(body, { ...init, headers, status, statusText });',
          'const response = new Response(body, { ...init, headers, status, statusText }); if (Buffer.isBuffer(body)) response[Symbol.for("page-bytes")] = body; return response;',
        ],
      ],
    },
  ];

/**
 * Pages become bytes piece by piece (decision 623). Astro puts a page together as one text and encodes it at the end:
 * a text of 64 KB in two-byte letters is a large object of V8, which the system has to give and take back for each
 * page. The bytes are also handed over beside the response, whose stream would copy them twice (`Renderer`).
 * @throws when Astro's code has become another.
 */
export function pageBytes() {
  return {
    name: 'page-bytes',
    apply: 'build' as const,
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const found = CHANGES.find(({ module }) => module.test(id));
      if (!found) return undefined;
      return found.changes.reduce((text, [from, to]) => {
        if (text.split(from).length !== 2) throw new Error(`Astro's ${id} no longer has “${from}” once`);
        return text.replace(from, () => to);
      }, code);
    },
  };
}
