/** Replacements in modules of Astro. */
const CHANGES: readonly { module: RegExp; changes: readonly (readonly [text: string, changed: string])[] }[] =
  [
    {
      module: /\/astro\/dist\/runtime\/server\/render\/astro\/render\.js$/,
      changes: [
        ['let str = "";', 'let str = ""; const parts = [];'],
        [
          'str += chunkToString(result, chunk);',
          `const isBytes = isPage && chunk instanceof Uint8Array;
          if (!isBytes) str += chunkToString(result, chunk);
          if (str && (isBytes || (isPage && str.length > 16384))) { parts.push(Buffer.from(str)); str = ""; }
          if (isBytes) parts.push(chunk);`,
        ],
        ['return str;', 'return isPage ? Buffer.concat([...parts, Buffer.from(str)]) : str;'],
      ],
    },
    {
      module: /\/astro\/dist\/runtime\/server\/render\/page\.js$/,
      changes: [
        [
          'return new Response(body, { ...init, headers, status, statusText });',
          `const isBytes = Buffer.isBuffer(body);
          const response = new Response(isBytes ? "" : body, { ...init, headers, status, statusText });
          if (isBytes) response[Symbol.for("page-bytes")] = body;
          return response;`,
        ],
      ],
    },
  ];

/**
 * Encodes pages piece by piece (decision 623). Astro itself builds a page as one text and encodes it at the end. A
 * text of 64 KB with two-byte characters is a large object of V8, whose memory is allocated and freed for each page.
 * Cached fragments are bytes already. The bytes are a property of the response, whose body is empty, because a
 * response copies its body twice (`src/platform/http/page-bytes.ts`).
 * @throws when a release of Astro has changed these lines.
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
