/** Header in which a browser sends the solved task of a call that was refused with 428. */
export const PROOF_HEADER = 'x-robot-proof';
