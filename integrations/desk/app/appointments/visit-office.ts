/** An office as an option of a select. */
export interface VisitOffice {
  alias: string;
  title: string;
  hours: string;
}
