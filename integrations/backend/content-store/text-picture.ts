/** A picture in a text: its name below the backend's `media`, and the size of its original in pixels. */
export interface TextPicture {
  src: string;
  width: number;
  height: number;
}
