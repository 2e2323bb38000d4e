import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface ScriptedWitness extends AsyncDisposable {
  url: string;
  /** Its verifier key. */
  key: string;
  /** The checkpoint that it signed last. */
  state: { size: number; root: string };
}

const digest = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
const rawOf = (der: Buffer) => der.subarray(-32);
const idOf = (name: string, type: number, publicKey: Uint8Array) =>
  digest(Buffer.from(`${name}\n`), Buffer.of(type), publicKey).subarray(0, 4);

/**
 * A witness of C2SP that knows one log by its raw public key: it signs what continues what it signed last. Everything
 * else gets the status that the specification names.
 */
export async function startWitness(log: { origin: string; publicKey: Uint8Array }): Promise<ScriptedWitness> {
  const name = "witness.example.org/scripted";
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const raw = rawOf(publicKey.export({ format: "der", type: "spki" }));
  const state = { size: 0, root: "" };
  const server = createServer(async (request, response) => {
    const end = (status: number, body = "", type = "text/plain") =>
      response.writeHead(status, { "content-type": type }).end(body);
    if (request.method !== "POST" || request.url !== "/add-checkpoint") return end(404);
    const [, old, proof = "", checkpoint = "", lines = ""] =
      /^old (0|[1-9][0-9]*)\n((?:[A-Za-z0-9+/]{43}=\n){0,63})\n([^\n]+\n[0-9]+\n[A-Za-z0-9+/]{43}=\n)\n((?:— .+\n)+)$/.exec(
        await text(request),
      ) ?? [];
    if (old === undefined) return end(400);
    const [origin, digits, root = ""] = checkpoint.split("\n");
    if (origin !== log.origin) return end(404);
    if (!isSigned(checkpoint, lines)) return end(403);
    const size = Number(digits);
    if (Number(old) > size) return end(400);
    if (Number(old) !== state.size) return end(409, `${state.size}\n`, "text/x.tlog.size");
    const hashes = proof
      .split("\n")
      .filter(Boolean)
      .map((line) => Buffer.from(line, "base64"));
    if (!continues({ size, root }, hashes)) return end(422);
    Object.assign(state, { size, root });
    const time = Math.floor(Date.now() / 1000);
    const signature = sign(null, Buffer.from(`cosignature/v1\ntime ${time}\n${checkpoint}`), privateKey);
    const stamp = Buffer.alloc(8);
    stamp.writeBigUInt64BE(BigInt(time));
    end(200, `— ${name} ${Buffer.concat([idOf(name, 4, raw), stamp, signature]).toString("base64")}\n`);
  });

  function isSigned(checkpoint: string, lines: string): boolean {
    const prefix = Buffer.from("302a300506032b6570032100", "hex");
    const key = createPublicKey({ key: Buffer.concat([prefix, log.publicKey]), format: "der", type: "spki" });
    return lines.split("\n").some((line) => {
      const bytes = Buffer.from(line.split(" ")[2] ?? "", "base64");
      const isOurs = bytes.subarray(0, 4).equals(idOf(log.origin, 1, log.publicKey));
      return isOurs && verify(null, Buffer.from(checkpoint), key, bytes.subarray(4));
    });
  }

  /** RFC 9162, 2.1.4.2, in BigInt: another hand than the product's. */
  function continues({ size, root }: { size: number; root: string }, proof: Buffer[]): boolean {
    if (state.size === 0) return proof.length === 0;
    if (state.size === size) return proof.length === 0 && root === state.root;
    const older = Buffer.from(state.root, "base64");
    const path = (BigInt(state.size) & (BigInt(state.size) - 1n)) === 0n ? [older, ...proof] : proof;
    let [fn, sn] = [BigInt(state.size) - 1n, BigInt(size) - 1n];
    while (fn & 1n) [fn, sn] = [fn >> 1n, sn >> 1n];
    const [first, ...rest] = path;
    if (!first) return false;
    let [fr, sr] = [first, first];
    for (const hash of rest) {
      if (sn === 0n) return false;
      if (fn & 1n || fn === sn) {
        [fr, sr] = [digest(Buffer.of(1), hash, fr), digest(Buffer.of(1), hash, sr)];
        while (!(fn & 1n) && fn !== 0n) [fn, sn] = [fn >> 1n, sn >> 1n];
      } else sr = digest(Buffer.of(1), sr, hash);
      [fn, sn] = [fn >> 1n, sn >> 1n];
    }
    return sn === 0n && fr.equals(older) && sr.toString("base64") === root;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    key: `${name}+${idOf(name, 4, raw).toString("hex")}+${Buffer.concat([Buffer.of(4), raw]).toString("base64")}`,
    state,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
