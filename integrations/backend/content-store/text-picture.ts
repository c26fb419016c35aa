/** A picture within a text: its name below the backend's `media`, and pixels of its original. */
export interface TextPicture {
  src: string;
  width: number;
  height: number;
}
