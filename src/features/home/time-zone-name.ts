/** Short name of a time zone at a moment: `GMT+3`. @param timeZone IANA name. @param iso language of `Intl`. */
export function timeZoneName(moment: string, timeZone: string, iso: string): string {
  const parts = new Intl.DateTimeFormat(iso, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(moment),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
