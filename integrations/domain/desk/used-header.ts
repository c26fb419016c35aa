/**
 * Header of a call that somebody at the desk caused. Only such a call renews the session: what an open tab asks by
 * itself does not have the header.
 */
export const DESK_USED = 'desk-used';
