import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Options from a site to the browser, as far as the tests read them. */
interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** Differences of a response from a valid one. */
export interface ResponseChanges {
  /** Origin of the page in the browser. */
  origin?: string;
  /** Relying party that the authenticator signs for. */
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Signature counter. */
  counter?: number;
  /** Whether the user was verified; by default true. */
  verified?: boolean;
  userHandle?: string | null;
  /** Whether to sign with another key. */
  forged?: boolean;
}

/** Bits of authenticator data (WebAuthn 3, 6.1). */
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };

/**
 * An authenticator with one passkey, and its browser. It makes real attestations of the format `none` and
 * assertions with ES256 (WebAuthn 3, 6.3).
 */
export class Authenticator {
  readonly id = randomBytes(32).toString('base64url');
  /** The last signature counter; always 0 for synced passkeys. */
  counter: number;
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #rpId = '';
  #userHandle = '';

  constructor(origin: string, { counts = true }: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.counter = counts ? 1 : 0;
  }

  /** `navigator.credentials.create`: makes the passkey. */
  create(options: Options, twist: ResponseChanges = {}) {
    this.#rpId = options.rp?.id ?? '';
    this.#userHandle = options.user?.id ?? '';
    const credential = [
      Buffer.alloc(16),
      uint(2, 32),
      Buffer.from(this.id, 'base64url'),
      coseKey(this.#keys.publicKey),
    ];
    const authData = Buffer.concat([this.#head(FLAGS.credential, twist), ...credential]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, twist).toString('base64url'),
        attestationObject: cborMap([
          [cborText('fmt'), cborText('none')],
          [cborText('attStmt'), cborMap([])],
          [cborText('authData'), cborBytes(authData)],
        ]).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** `navigator.credentials.get`: signs the challenge of the site. */
  get(options: Options, twist: ResponseChanges = {}) {
    if (this.counter > 0) this.counter += 1;
    const authData = this.#head(0, twist);
    const clientData = this.#clientData('webauthn.get', options, twist);
    const { privateKey } = twist.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : this.#keys;
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: twist.userHandle === undefined ? this.#userHandle : twist.userHandle,
      },
    };
  }

  #named() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #head(
    more: number,
    { rpId = this.#rpId, counter = this.counter, verified = true }: ResponseChanges,
  ): Buffer {
    const flags = FLAGS.present | (verified ? FLAGS.verified : 0) | more;
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), uint(4, counter)]);
  }

  #clientData(type: string, options: Options, twist: ResponseChanges): Buffer {
    const { origin = this.#origin, challenge = options.challenge } = twist;
    return Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin, crossOrigin: false }));
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function uint(bytes: number, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** A public key in COSE format: EC2, ES256, P-256 (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborHead(0, 1), cborHead(0, 2)],
    [cborHead(0, 3), cborHead(1, 6)],
    [cborHead(1, 0), cborHead(0, 1)],
    [cborHead(1, 1), cborBytes(Buffer.from(x, 'base64url'))],
    [cborHead(1, 2), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** The head of a CBOR item (RFC 8949): its major type and a number. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.concat([Buffer.from([(major << 5) | 25]), uint(2, value)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
