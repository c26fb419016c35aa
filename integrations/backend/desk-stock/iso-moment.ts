/**
 * A moment in ISO form. One that is infinite, which the database refuses, is 1970: a bad row stays in the lists of the
 * desk, where it can be mended, and does not end them.
 */
export function isoMoment(moment: Date): string {
  return new Date(moment.getTime() || 0).toISOString();
}
