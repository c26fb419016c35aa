/** Elements within a line: a text browser and a screen reader put nothing between two of them. */
const WITHIN_LINE = new Set(
  'a abbr b bdi bdo button cite code data dfn em i kbd label mark q s samp small span strong time u var'.split(
    ' ',
  ),
);

/** Parts whose text nobody reads as text of the page. */
const UNREAD = /<(script|style|template|svg|noscript|head)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** A tag and its name, or a run of text. */
const TOKEN = /<\/?([a-z][\w-]*)(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/gi;

/** How much of the text on both sides of a border is shown. */
const SHOWN = 15;

/**
 * Words of different elements with nothing between them, as in `<a>Favourites</a><a>Comparison</a>`: a style sheet
 * may set them apart, but whoever reads without it gets one word. Found as the ends of both, `Favourites|Comparison`.
 */
export function gluedWords(html: string): string[] {
  const found: string[] = [];
  let before = '';
  let isBorder = false;
  for (const [token, name] of html.replaceAll(UNREAD, '<i></i>').matchAll(TOKEN)) {
    if (name) {
      if (!WITHIN_LINE.has(name.toLowerCase())) before = '';
      isBorder = true;
      continue;
    }
    if (isBorder && isWord(before.at(-1)) && isWord(token[0])) {
      found.push(`${before.slice(-SHOWN)}|${token.slice(0, SHOWN)}`);
    }
    before = (before + token).slice(-SHOWN);
    isBorder = false;
  }
  return found;
}

const isWord = (sign = '') => /[\p{L}\p{N}]/u.test(sign);
