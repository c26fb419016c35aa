import * as v from 'valibot';

/** The most work that may be asked of a browser, as a multiple of what every form asks for. */
export const MOST_WORK = 32;

/**
 * What a storefront says of the visitor it makes a call for, in headers. Browsers cannot set them: the gateway passes
 * none on that it has not made itself.
 */
export interface Visitor {
  /** The browser, as it names itself; of calls about accounts. */
  agent?: string | undefined;
  /**
   * Keyed hashes of the networks a call comes from, narrowest first: one IPv4 address; or a /64, /56 and /48 of IPv6.
   * Empty when it is not known.
   */
  networks: readonly string[];
  /** What a person may know the network by: `203.0.*.*`; of calls about accounts. */
  place?: string | undefined;
  /** Token of the browser, which accounts that have been used in it know; of calls that open a session. */
  device?: string | undefined;
  /** How much work the visitor's browser has done for this call: 0 for none, 1 for what every form asks for. */
  work: number;
}

/** Who is not known at all. */
export const UNKNOWN_VISITOR: Visitor = { networks: [], work: 0 };

/** Header that names the networks. The backend's client alone writes it, of every call made in a visitor's name. */
export const VISITOR_NETWORKS = 'visitor-networks';

/** The headers that say who makes a call; the networks come with every call by themselves. */
export function visitorHeaders({
  agent,
  place,
  device,
  work,
}: Omit<Visitor, 'networks'>): Record<string, string> {
  return {
    ...(agent && { 'user-agent': agent }),
    ...(place && { 'visitor-place': place }),
    ...(device && { 'visitor-device': device }),
    ...(work > 0 && { 'visitor-work': String(work) }),
  };
}

/** The header that names networks; none for none. */
export function networkHeaders(networks: readonly string[]): Record<string, string> {
  return networks.length > 0 ? { [VISITOR_NETWORKS]: networks.join(',') } : {};
}

const networkHashes = v.pipe(v.string(), v.regex(/^[\w-]{43}(,[\w-]{43}){0,2}$/));

const place = v.pipe(v.string(), v.regex(/^[\da-f.:*]{3,20}$/));

/** A secret of the backend's: 256 bits. */
const deviceToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const workDone = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(MOST_WORK));

/** Who makes a call that came in; what is not valid counts as missing. */
export function readVisitor(header: (name: string) => string | undefined): Visitor {
  const networks = v.safeParse(networkHashes, header(VISITOR_NETWORKS));
  const work = v.safeParse(workDone, header('visitor-work'));
  const given = (schema: typeof place, name: string) => {
    const parsed = v.safeParse(schema, header(name));
    return parsed.success ? parsed.output : undefined;
  };
  return {
    agent: header('user-agent'),
    networks: networks.success ? networks.output.split(',') : [],
    place: given(place, 'visitor-place'),
    device: given(deviceToken, 'visitor-device'),
    work: work.success ? work.output : 0,
  };
}

/**
 * How much work a backend asks for before it answers a call: its refusal is 428 with `{ proof_of_work: number }`. The
 * storefront makes the task, checks what the browser has done and makes the call again.
 * @returns undefined when it asks for none.
 */
export function workDemanded(status: number | undefined, body: unknown): number | undefined {
  if (status !== 428) return undefined;
  const { proof_of_work: work } = (body ?? {}) as { proof_of_work?: unknown };
  return typeof work === 'number' && work > 0 ? Math.min(Math.ceil(work), MOST_WORK) : 1;
}
