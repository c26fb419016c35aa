/** Header with the solved task, after a 428 response. */
export const PROOF_HEADER = 'x-robot-proof';

/**
 * Header in which the storefront tells its gateway that a network has reached its rate limit: the visitor must solve
 * a task first.
 */
export const CROWDED_HEADER = 'x-crowded-network';
