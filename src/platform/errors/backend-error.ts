/**
 * A call to the backend without a usable response. The message contains the call's template and a reason. It never
 * contains real parameter values, a body or a token, so it may be logged (decision 64).
 */
export class BackendError extends Error {
  /** The call's template: `/contacts/{city}`. */
  readonly call: string;
  /**
   * The status for the visitor: the backend's own for 4xx and 5xx, 502 for a response that violates the contract.
   * Undefined if there was no response: network, DNS, time limit, open circuit (decision 61).
   */
  readonly status: number | undefined;
  // Private, so that no logger prints the backend's messages about a visitor's input.
  readonly #body: unknown;

  constructor(call: string, status?: number, reason = 'no response', body?: unknown) {
    super(`Backend call ${call}: ${status === undefined ? reason : `${status} ${reason}`}`);
    this.name = 'BackendError';
    this.call = call;
    this.status = status;
    this.#body = body;
  }

  /** The JSON body of a 4xx response, with its messages by field. Undefined for other errors. */
  get body(): unknown {
    return this.#body;
  }

  /** Whether the backend failed. A refusal of the request (4xx) is not a failure. */
  get isFailure(): boolean {
    return this.status === undefined || this.status >= 500;
  }
}
