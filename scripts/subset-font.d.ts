declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; weights and other axes stay. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'woff' | 'sfnt' },
  ): Promise<Uint8Array>;
}
