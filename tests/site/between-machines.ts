/** The token of sites that are started for a moment: the second of two, as while it is replaced. */
const TOKENS = ['next-token-of-a-throwaway-site--', 'token-of-a-throwaway-site-------'];

/**
 * Variables of programs that have to know one another as on several machines. The backend is reached from this machine
 * alone, at 127.0.0.1, but it cannot tell from an address that is spelt like this.
 */
export const BETWEEN_MACHINES = { BACKEND_HOST: '127.1', SERVICE_TOKEN: TOKENS.join(',') };
