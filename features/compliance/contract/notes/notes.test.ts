import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { describe, expect, it } from "vitest";
import { nodeSha256 as sha256 } from "../testing/node-sha256.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { formatCheckpoint, parseCheckpoint } from "./checkpoint.ts";
import { formatNote, parseNote } from "./signed-note.ts";
import { formatVerifierKey, keyId, keyTypes, parseVerifierKey, type VerifierKey } from "./verifier-key.ts";
import { cosignedText, verifyCosignature, verifyNote } from "./verify-note.ts";

/** The published example of signed notes. */
const example = {
  key: "example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k",
  note: "This is an example message.\n\n— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n",
};

/** Ed25519 is deterministic: from these seeds every signer makes these bytes. */
const vectors = {
  log: "log.example.com/t/acme+7d5aa436+AYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c",
  witness: "witness.example.org/w1+6d7ef907+BIE5dw6ofRdfVqNUZsNMfszLjYqRtO43ol32D1uPybOU",
  time: 1_763_700_000,
  text: "log.example.com/t/acme\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n",
  logLine:
    "— log.example.com/t/acme fVqkNsN/LEQR7RBib3W6ci9fBB8snnF9sNNaGYG2G44YOXLZEsMMlkTi5mPOD/ZZ3Rc9hteEvFQ4lxekKeaKEeXLDAQ=\n",
  witnessLine:
    "— witness.example.org/w1 bX75BwAAAABpH+0gYjohbkr/ZOLWGl1hvmQDQPxusxSzIINALEgvgNAw30DVBJ41gUkDwaVESonw/mS5Aiues5O1WP+li8qBMkGQDQ==\n",
};

function keyOf(text: string): VerifierKey {
  const key = parseVerifierKey(sha256, text);
  if (!key) throw new Error(`${text} is no key`);
  return key;
}

function noteOf(text: string) {
  const note = parseNote(text);
  if (!note) throw new Error("This is no note.");
  return note;
}

const encoder = new TextEncoder();

/** The private key of 32 equal bytes. */
function seeded(byte: number) {
  const prefix = Buffer.from("302e020100300506032b657004220420", "hex");
  return createPrivateKey({
    key: Buffer.concat([prefix, Buffer.alloc(32, byte)]),
    format: "der",
    type: "pkcs8",
  });
}

function publicOf(byte: number): Uint8Array {
  return createPublicKey(seeded(byte)).export({ format: "der", type: "spki" }).subarray(-32);
}

describe("a note", () => {
  it("of the published example verifies with its key", async () => {
    expect(await verifyNote(sha256, noteOf(example.note), [keyOf(example.key)])).toBe("verified");
  });

  it("is refused when a line of a known key does not verify, though another one does", async () => {
    const forged = example.note.replace("example message", "exemplary message");
    expect(await verifyNote(sha256, noteOf(forged), [keyOf(example.key)])).toBe("forged");
    const log = { name: vectors.log.split("+")[0] ?? "", type: keyTypes.ed25519, publicKey: publicOf(1) };
    const line = {
      name: log.name,
      keyId: keyId(sha256, log),
      signature: sign(null, Buffer.from("other\n"), seeded(1)),
    };
    const note = noteOf(`${vectors.text}\n${vectors.logLine}`);
    expect(await verifyNote(sha256, { ...note, lines: [...note.lines, line] }, [log])).toBe("forged");
  });

  it("without a line of a known key is of an unknown signer", async () => {
    expect(await verifyNote(sha256, noteOf(example.note), [keyOf(vectors.log)])).toBe("unknown");
  });

  it("keeps lines of keys that nobody knows", async () => {
    const note = `${vectors.text}\n${vectors.witnessLine}${vectors.logLine}`;
    expect(formatNote(noteOf(note))).toBe(note);
    expect(await verifyNote(sha256, noteOf(note), [keyOf(vectors.log)])).toBe("verified");
  });

  it.each([
    ["without an empty line", "text\n— name AAAAAAA=\n"],
    ["with another dash", "text\n\n- name AAAAAAA=\n"],
    ["with a control character", "te\u0007xt\n\n— name AAAAAAA=\n"],
    ["with a signature of four bytes", "text\n\n— name AAAAAA==\n"],
    ["that ends inside a line", "text\n\n— name AAAAAAA="],
    ["with a name that has a space", "text\n\n— na me AAAAAAA=\n"],
    ["with text after its signatures", "text\n\n— name AAAAAAA=\nmore\n"],
    ["longer than a million characters", `${"x".repeat(1_000_000)}\n\n— name AAAAAAA=\n`],
  ])("%s is none", (_words, note) => {
    expect(parseNote(note)).toBeUndefined();
  });
});

describe("a checkpoint", () => {
  const root = fromBase64("XcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=") ?? new Uint8Array();
  const checkpoint = { origin: "log.example.com/t/acme", size: 8, root };

  it("has the bytes of the specification, signed by log and witness", async () => {
    expect(formatCheckpoint(checkpoint)).toBe(vectors.text);
    expect(parseCheckpoint(vectors.text)).toEqual(checkpoint);
    const log: VerifierKey = { name: checkpoint.origin, type: keyTypes.ed25519, publicKey: publicOf(1) };
    const witness: VerifierKey = {
      name: "witness.example.org/w1",
      type: keyTypes.cosignature,
      publicKey: publicOf(2),
    };
    expect(formatVerifierKey(sha256, log)).toBe(vectors.log);
    expect(formatVerifierKey(sha256, witness)).toBe(vectors.witness);
    const time = Buffer.alloc(8);
    time.writeBigUInt64BE(BigInt(vectors.time));
    const cosigned = sign(null, Buffer.from(cosignedText(vectors.text, vectors.time)), seeded(2));
    const note = formatNote({
      text: vectors.text,
      lines: [
        {
          name: log.name,
          keyId: keyId(sha256, log),
          signature: sign(null, encoder.encode(vectors.text), seeded(1)),
        },
        { name: witness.name, keyId: keyId(sha256, witness), signature: Buffer.concat([time, cosigned]) },
      ],
    });
    expect(note).toBe(`${vectors.text}\n${vectors.logLine}${vectors.witnessLine}`);
    expect(await verifyCosignature(sha256, noteOf(note), witness)).toBe(vectors.time);
  });

  it("was not witnessed when the time, the tree or the witness is another", async () => {
    const note = noteOf(`${vectors.text}\n${vectors.witnessLine}`);
    const witness = keyOf(vectors.witness);
    const [line] = note.lines;
    if (!line) throw new Error("There is no line.");
    const later = line.signature.with(7, (line.signature[7] ?? 0) + 1);
    expect(
      await verifyCosignature(sha256, { ...note, lines: [{ ...line, signature: later }] }, witness),
    ).toBeUndefined();
    expect(
      await verifyCosignature(sha256, { ...note, text: note.text.replace("8", "9") }, witness),
    ).toBeUndefined();
    expect(await verifyCosignature(sha256, note, { ...witness, publicKey: publicOf(1) })).toBeUndefined();
  });

  it.each([
    ["a size with a leading zero", "o\n08\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n"],
    ["a size that is not safe", "o\n9007199254740993\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n"],
    ["a short root", "o\n8\nXcnaeacGWamtVZy3\n"],
    ["no origin", "\n8\nXcnaeacGWamtVZy3Ad7ZoqudgjqtL0lgz+Nw7/RgQyg=\n"],
    ["another line", `${vectors.text}more\n`],
    ["no line feed at its end", vectors.text.slice(0, -1)],
  ])("with %s is none", (_words, text) => {
    expect(parseCheckpoint(text)).toBeUndefined();
  });
});

describe("a verifier key", () => {
  it("with another id, name or type is none", () => {
    expect(parseVerifierKey(sha256, vectors.log.replace("7d5aa436", "7d5aa437"))).toBeUndefined();
    expect(parseVerifierKey(sha256, vectors.log.replace("acme", "acne"))).toBeUndefined();
    expect(parseVerifierKey(sha256, "name+00000000+AAAA")).toBeUndefined();
    expect(parseVerifierKey(sha256, "no key")).toBeUndefined();
  });
});

describe("base64", () => {
  it("has one spelling", () => {
    expect(fromBase64(toBase64(Uint8Array.of(0, 255, 7)))).toEqual(Uint8Array.of(0, 255, 7));
    for (const other of ["AP8=A", "AP-_", "AP9=", "A", "AA=A", " AP8H"])
      expect(fromBase64(other), other).toBeUndefined();
  });
});
