/** Where an invitation is followed. Its secret stands in the fragment, which reaches no server and no log. */
export function invitationAddress(desk: string, secret: string): string {
  return `${desk}/join#${secret}`;
}
