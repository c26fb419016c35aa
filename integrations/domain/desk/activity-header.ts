/**
 * Header of a call that a person at the desk has caused. Only such a call renews the session; automatic calls of an
 * open tab do not have the header.
 */
export const ACTIVITY_HEADER = 'desk-used';
