/** Header in which a browser sends the solved task of a call that was refused with 428. */
export const PROOF_HEADER = 'x-robot-proof';

/** Header in which the storefront tells its gateway that a network has reached its limit: work is asked for first. */
export const CROWDED_HEADER = 'x-crowded-network';
