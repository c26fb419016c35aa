/** Size of every drawing, in its own units. */
const PICTURE = { width: 800, height: 960 } as const;

/** A drawing as an SVG document: its definitions and its content, on a transparent background. */
export function picture(defs: string, content: string): string {
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${content}</svg>`;
}
