/** What the headers of a picture declare, before anything is decoded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Channels of a pixel (colours and alpha), and bits per channel. */
  components: number;
  bits: number;
  /** Bytes with pixel data, according to the headers. Other bytes of the file do not count. */
  coded: number;
  /** Frames, scans, tiles, strips or pages. The decoder does work for each of them. */
  parts: number;
  /** Bytes that a decoder must hold at once, whatever output size is requested. */
  held: number;
}

/** Reads the headers of a format. @throws RangeError when the file ends too early, or an Error with a message. */
export type FactsReader = (file: Buffer) => PictureFacts;
