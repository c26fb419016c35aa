/**
 * A call of the backend that brought no usable answer. The message names the call's template and a reason,
 * never an address with its values, a body or a token: it may be logged as it is (decision 64).
 */
export class BackendError extends Error {
  /** The call's template: `/contacts/{city}`. */
  readonly call: string;
  /**
   * The status to answer with: the backend's own for 4xx and 5xx, 502 for a response that is not what the contract
   * says. Undefined when there was no response: network, DNS, time limit, open circuit (decision 61).
   */
  readonly status: number | undefined;
  // Private, so that no logger prints what the backend says about a visitor's input.
  readonly #body: unknown;

  constructor(call: string, status?: number, reason = 'no response', body?: unknown) {
    super(`Backend call ${call}: ${status === undefined ? reason : `${status} ${reason}`}`);
    this.name = 'BackendError';
    this.call = call;
    this.status = status;
    this.#body = body;
  }

  /** The JSON body of a 4xx answer, for the messages by field; undefined otherwise. */
  get body(): unknown {
    return this.#body;
  }

  /** Whether the backend failed, as against refusing what was asked: only a failure counts against it. */
  get isFailure(): boolean {
    return this.status === undefined || this.status >= 500;
  }
}
