/**
 * What is seen of a drawing before it is there: one soft form of two colours, in units of a tenth of the picture's
 * width (the picture is 10 by 12). It lies within what is drawn, which hides it when it comes.
 */
export interface Blur {
  /** The middle of the form. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  round: boolean;
  centre: string;
  edge: string;
}
