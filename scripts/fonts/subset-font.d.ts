declare module 'subset-font' {
  /** Cuts a font down to the characters of a text; weights and other axes stay unless one is fixed. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt' | 'truetype';
      /** One value fixes an axis, a pair of limits narrows it. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of the layout features to keep; all of them when not said. */
      keepFeatures?: string[];
    },
  ): Promise<Uint8Array>;
}
