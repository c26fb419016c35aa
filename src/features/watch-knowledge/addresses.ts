/** Pages of what to know of watches: their addresses, and the word by which the backend has their texts. */
export const ABOUT_CLOCK = { name: 'about-clock', path: '/about-clock/' } as const;
export const GLOSSARY = {
  name: 'slovar-chasovykh-terminov',
  path: '/about-clock/slovar-chasovykh-terminov/',
} as const;

/** Address of a term in the glossary. */
export function termPath(id: string): string {
  return `${GLOSSARY.path}#${id}`;
}
