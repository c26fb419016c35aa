/** The owner of an account's alerts, as stored in the table of alerts. */
export function ownerOf(accountId: number): string {
  return `account:${accountId}`;
}
