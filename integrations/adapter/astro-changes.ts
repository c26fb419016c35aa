/** A module of Astro, and what is replaced in it. */
interface Change {
  module: RegExp;
  changes: readonly (readonly [text: string, changed: string])[];
}

/**
 * Pages become bytes piece by piece (decision 623). Astro itself builds a page as one text and encodes it at the end. A
 * text of 64 KB with two-byte characters is a large object of V8, whose memory is allocated and freed for each page.
 * Cached fragments are bytes already. The bytes are a property of the response, because a response copies its body
 * twice (`src/platform/http/page-bytes.ts`). A page with status 200 has no body at all; for others Astro looks for one.
 */
const PAGE_BYTES: readonly Change[] = [
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
          const shown = isBytes ? (status === 200 ? null : "") : body;
          const response = new Response(shown, { ...init, headers, status, statusText });
          if (isBytes) response[Symbol.for("page-bytes")] = body;
          return response;`,
      ],
    ],
  },
];

/**
 * Only what is shown is rendered (decision 680). Astro evaluates the slots of a component before the component, for
 * styles that a slot may bring; the routes that have such are marked. The content of a kept fragment would be evaluated
 * for nothing.
 */
const LAZY_SLOTS: Change = {
  module: /\/astro\/dist\/runtime\/server\/render\/astro\/instance\.js$/,
  changes: [
    ['let didRender = false;', 'let didRender = !result._metadata.routeHasPropagation;'],
    ['let value = slots[name](result);', 'let value = didRender ? undefined : slots[name](result);'],
  ],
};

/**
 * A page is written without buffers (decision 680). Astro renders what follows a component that waits into buffers at
 * the same time, by a slower way. The layout waits, so this was nearly every page whole. Now each waits in its turn,
 * and text is handed over every 16 KB (decision 623).
 */
const IN_TURN: Change = {
  module: /\/astro\/dist\/runtime\/server\/render\/streaming\.js$/,
  changes: [
    [
      'const node = stack.pop();',
      `let node = stack.pop();
    if (!streamingState.isBuffering) {
      if (isPromise(node)) node = await node;
      if (streamingState.pendingStaticOutput.length > 16384) {
        destination.write(streamingState.pendingStaticOutput);
        streamingState.pendingStaticOutput = "";
      }
    }`,
    ],
    [
      'const returnValue = node.init(result);',
      `let returnValue = node.init(result);
      if (isPromise(returnValue) && !streamingState.isBuffering) returnValue = await returnValue;`,
    ],
  ],
};

/** A fragment is its content, which is then rendered in turn like everything else (decision 680). */
const PLAIN_FRAGMENTS: Change = {
  module: /\/astro\/dist\/runtime\/server\/render\/component\.js$/,
  changes: [
    [
      'const preRendered = slot?.(result);',
      `const preRendered = slot?.(result);
  if (preRendered?.htmlParts) return preRendered;`,
    ],
  ],
};

/**
 * What depends on the code alone is calculated once (decision 680): the kind of an attribute, by four regular expressions
 * for each of hundreds of attributes of a page, and the address of a script or stylesheet, by parsing it as a URL twice.
 */
const CALCULATED_ONCE: readonly Change[] = [
  {
    module: /\/astro\/dist\/runtime\/server\/render\/util\.js$/,
    changes: [
      [
        'const kind = classifyAttribute(key);',
        `let kind = knownKinds.get(key);
  if (kind === undefined) knownKinds.set(key, (kind = classifyAttribute(key)));`,
      ],
      ['function addAttribute(', 'const knownKinds = new Map();\nfunction addAttribute('],
    ],
  },
  {
    module: /\/astro\/dist\/core\/render\/ssr-element\.js$/,
    changes: [
      [
        'const { pathname, suffix } = splitAssetPath(href);',
        `let parts = knownPaths.get(href);
  if (parts === undefined) knownPaths.set(href, (parts = splitAssetPath(href)));
  const { pathname, suffix } = parts;`,
      ],
      ['function createAssetLink(', 'const knownPaths = new Map();\nfunction createAssetLink('],
    ],
  },
];

const CHANGES: readonly Change[] = [...PAGE_BYTES, LAZY_SLOTS, IN_TURN, PLAIN_FRAGMENTS, ...CALCULATED_ONCE];

/**
 * Changes in the runtime of Astro for the built server.
 * @throws when a release of Astro has changed these lines.
 */
export function astroChanges() {
  return {
    name: 'astro-changes',
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
