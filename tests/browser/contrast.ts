/** Red, green, blue, 0 to 255. */
type Channels = [number, number, number];

/**
 * Contrast ratio of two colours by WCAG 2.2, 1 to 21. Both in the format of computed styles: `rgb(15, 74, 58)`.
 * @param drawn a transparent colour is blended with the ground. @param ground an opaque colour.
 */
export function contrast(drawn: string, ground: string): number {
  const [below] = parse(ground);
  const [above, alpha] = parse(drawn);
  const seen = above.map((channel, index) => alpha * channel + (1 - alpha) * (below[index] ?? 0)) as Channels;
  const [lighter = 0, darker = 0] = [luminance(seen), luminance(below)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function parse(colour: string): [Channels, alpha: number] {
  const [, ...parts] = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/.exec(colour) ?? [];
  if (parts.length === 0) throw new Error(`Not a colour of sRGB: ${colour}`);
  const [red, green, blue, alpha = '1'] = parts;
  return [[Number(red), Number(green), Number(blue)], Number(alpha)];
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
