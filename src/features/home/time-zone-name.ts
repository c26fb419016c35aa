/** Short name of a time zone at a given time: `GMT+3`. @param timeZone IANA name. @param iso BCP 47 tag. */
export function timeZoneName(moment: string, timeZone: string, iso: string): string {
  const parts = new Intl.DateTimeFormat(iso, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
