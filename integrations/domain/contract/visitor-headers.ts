import * as v from 'valibot';

/** Maximum difficulty of a browser's task, as a multiple of the usual one. */
export const MOST_WORK = 32;

/**
 * Headers in which a storefront describes the visitor of a call. Browsers cannot set them: the gateway forwards only
 * its own.
 */
export interface Visitor {
  /** User agent of the browser; only in calls about accounts. */
  agent?: string | undefined;
  /**
   * Keyed hashes of the visitor's networks, the narrowest first: one IPv4 address; or an IPv6 /64, /56 and /48. Empty
   * when unknown.
   */
  networks: readonly string[];
  /** The masked network, for people to recognise: `203.0.*.*`; only in calls about accounts. */
  place?: string | undefined;
  /** Token that identifies the browser for the accounts used in it; only in calls that open a session. */
  device?: string | undefined;
  /** Difficulty of the task that the browser has solved for this call: 0 for none, 1 for the usual one. */
  work: number;
}

/** A visitor without any known data. */
export const UNKNOWN_VISITOR: Visitor = { networks: [], work: 0 };

/** Header with the networks. Only the backend's client writes it, on every call for a visitor. */
export const VISITOR_NETWORKS = 'visitor-networks';

/** The headers about a visitor, without the networks: the client adds those to every call itself. */
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

/** The header with the networks; none when there are none. */
export function networkHeaders(networks: readonly string[]): Record<string, string> {
  return networks.length > 0 ? { [VISITOR_NETWORKS]: networks.join(',') } : {};
}

const networkHashes = v.pipe(v.string(), v.regex(/^[\w-]{43}(,[\w-]{43}){0,2}$/));

const place = v.pipe(v.string(), v.regex(/^[\da-f.:*]{3,20}$/));

/** A secret that the backend issues: 256 bits. */
const deviceToken = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const workDone = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(MOST_WORK));

/** Reads the visitor of an incoming call; invalid headers count as missing. */
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
 * The difficulty of the task that a backend demands before it answers: its response is 428 with `{ proof_of_work:
 * number }`. The storefront creates the task, checks the browser's solution and repeats the call.
 * @returns undefined for other responses.
 */
export function workDemanded(status: number | undefined, body: unknown): number | undefined {
  if (status !== 428) return undefined;
  const { proof_of_work: work } = (body ?? {}) as { proof_of_work?: unknown };
  return typeof work === 'number' && work > 0 ? Math.min(Math.ceil(work), MOST_WORK) : 1;
}
