declare module 'subset-font' {
  /** Reduces a font to the characters of a text. Weights and other axes stay variable unless one is fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt' | 'truetype';
      /** A number fixes an axis; a pair of limits narrows it. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of the layout features to keep; by default all of them. */
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
