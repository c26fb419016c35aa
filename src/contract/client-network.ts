/**
 * Header in which the storefront tells the backend from which network a visitor makes a call. The storefront alone
 * writes it: what a browser sends under that name goes no further.
 */
export const CLIENT_NETWORK = 'client-network';

/** An IPv4 address, or the first half of an IPv6 one without leading noughts, as `networkOf` writes them. */
const NETWORK = /^(\d{1,3}(\.\d{1,3}){3}|[0-9a-f]{1,4}(:[0-9a-f]{1,4}){3})$/;

/** A network as the header has it; undefined for what is none. */
export function readNetwork(text: string | undefined): string | undefined {
  return text !== undefined && NETWORK.test(text) ? text : undefined;
}
