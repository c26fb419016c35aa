/**
 * A moment in ISO form. An infinite one, which the database now refuses, becomes 1970: an old invalid row does not
 * make the lists of the desk fail, and can be corrected there.
 */
export function isoMoment(moment: Date): string {
  return new Date(moment.getTime() || 0).toISOString();
}
