declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; weights and other axes stay unless one is fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt' | 'truetype';
      variationAxes?: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}
