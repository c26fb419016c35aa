/** Service tokens of temporary sites: two, as during a token rotation. */
const TOKENS = ['next-token-of-a-throwaway-site--', 'token-of-a-throwaway-site-------'];

/**
 * Variables of programs that authenticate each other as on several machines. The backend is reachable only from
 * this machine, at 127.0.0.1, but it does not recognise this spelling as a loopback address.
 */
export const SEPARATE_MACHINES = { BACKEND_HOST: '127.1', SERVICE_TOKEN: TOKENS.join(',') };
