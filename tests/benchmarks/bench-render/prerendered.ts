/** Pages that change only with the content: each is written anew, and then made again without a change. */
export const PRERENDERED = { 'Home, prerendered': '/', 'Article, prerendered': '/article/garantii/' };

/** The largest allowed cost of a prerendered page, in empty pages. */
export const PRERENDERED_TARGET = 8;
