/** An office as it is chosen. */
export interface VisitOffice {
  alias: string;
  title: string;
  hours: string;
}
