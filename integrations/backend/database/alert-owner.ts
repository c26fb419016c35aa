/** How the table of alerts names an account. */
export function ownerOf(accountId: number): string {
  return `account:${accountId}`;
}
