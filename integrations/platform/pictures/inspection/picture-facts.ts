/** What the headers of a picture say of it, before anything is decoded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Colours and transparency of a pixel, and bits of each. */
  components: number;
  bits: number;
  /** Bytes that hold pixels, by the headers; junk around them does not count. */
  coded: number;
  /** Frames, scans, tiles, strips or pages: whatever costs the decoder work for each of them. */
  parts: number;
  /** Bytes a decoder has to hold at once, whatever size is wanted of the picture. */
  held: number;
}

/** Reads the headers of a format. @throws whatever reading behind the end throws, or an Error in words. */
export type FactsReader = (file: Buffer) => PictureFacts;
