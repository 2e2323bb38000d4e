import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

type Bytes = string | ArrayBuffer | ArrayBufferView;

interface Given<Response> {
  id: string;
  rawId: string;
  type: "public-key";
  response: Response;
  clientExtensionResults: Record<string, never>;
}

type Created = Given<{ clientDataJSON: string; attestationObject: string; transports: "internal"[] }>;
type Signed = Given<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
}>;

interface Kept {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
  rpId: string;
}

export interface ScriptedAuthenticator {
  /** The result of `navigator.credentials.create`. */
  create(options: { challenge: Bytes; user: { id: Bytes }; rp: { id?: string } }): Created;
  /** The result of `navigator.credentials.get`, by the newest credential of the site. */
  get(options: { challenge: Bytes }): Signed;
  /** Makes the next answers wrong in one respect. */
  behave(as: Partial<Behaviour>): void;
}

interface Behaviour {
  origin: string;
  /** Replaces the requested one. */
  rpId: string | undefined;
  isUserVerified: boolean;
  /** Signature counter that it reports; counts up from here. */
  signCount: number;
}

/** An authenticator and its browser in one, with P-256 keys. */
export function createScriptedAuthenticator(start: Partial<Behaviour> = {}): ScriptedAuthenticator {
  const behaviour: Behaviour = {
    origin: "http://localhost:3000",
    rpId: undefined,
    isUserVerified: true,
    signCount: 0,
    ...start,
  };
  const kept: Kept[] = [];

  const dataOf = (rpId: string, attested: Buffer = Buffer.alloc(0)) => {
    const flags = 0x01 | (behaviour.isUserVerified ? 0x04 : 0) | (attested.length > 0 ? 0x40 : 0);
    const counter = Buffer.alloc(4);
    behaviour.signCount += 1;
    counter.writeUInt32BE(behaviour.signCount);
    return Buffer.concat([sha256(behaviour.rpId ?? rpId), Buffer.from([flags]), counter, attested]);
  };
  const clientData = (type: string, challenge: Bytes) =>
    Buffer.from(
      JSON.stringify({ type, challenge: base64Url(challenge), origin: behaviour.origin, crossOrigin: false }),
    );

  return {
    behave(as) {
      Object.assign(behaviour, as);
    },
    create({ challenge, user, rp }) {
      const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      const id = randomBytes(16);
      const rpId = rp.id ?? "localhost";
      kept.push({ id: base64Url(id), privateKey, userHandle: base64Url(user.id), rpId });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", new Uint8Array(dataOf(rpId, attested))],
      ]);
      return {
        id: base64Url(id),
        rawId: base64Url(id),
        type: "public-key",
        response: {
          clientDataJSON: base64Url(clientData("webauthn.create", challenge)),
          attestationObject: base64Url(isoCBOR.encode(attestation)),
          transports: ["internal"],
        },
        clientExtensionResults: {},
      };
    },
    get({ challenge }) {
      const credential = kept.at(-1);
      if (!credential) throw new Error("This authenticator holds no credential.");
      const data = dataOf(credential.rpId);
      const client = clientData("webauthn.get", challenge);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), credential.privateKey);
      return {
        id: credential.id,
        rawId: credential.id,
        type: "public-key",
        response: {
          clientDataJSON: base64Url(client),
          authenticatorData: base64Url(data),
          signature: base64Url(signature),
          userHandle: credential.userHandle,
        },
        clientExtensionResults: {},
      };
    },
  };
}

/** The public key in COSE form, for ES256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  return Buffer.from(isoCBOR.encode(key));
}

function sha256(data: string | Buffer): Buffer {
  return createHash("sha256").update(data).digest();
}

function base64Url(value: Bytes): string {
  if (typeof value === "string") return value;
  const bytes = ArrayBuffer.isView(value)
    ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
    : Buffer.from(value);
  return bytes.toString("base64url");
}
