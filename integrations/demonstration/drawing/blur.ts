/**
 * The placeholder of a drawing: one soft form of two colours, in units of a tenth of the picture's width (the picture
 * is 10 by 12). The form is smaller than the drawing, so the loaded picture hides it.
 */
export interface Blur {
  /** The centre of the form. */
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  round: boolean;
  centre: string;
  edge: string;
}
