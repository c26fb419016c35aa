/** The address of an invitation. The secret is in the fragment, so it reaches no server and no log. */
export function invitationAddress(desk: string, secret: string): string {
  return `${desk}/join#${secret}`;
}

/** The address of a request at the desk. */
export function requestAddress(desk: string, id: number): string {
  return `${desk}/inbox/${id}/show`;
}
