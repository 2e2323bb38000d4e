import { createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatNote, parseNote } from "../notes/signed-note.ts";
import { formatVerifierKey, keyId, keyTypes } from "../notes/verifier-key.ts";
import { nodeSha256 as sha256 } from "../testing/node-sha256.ts";
import { verifyCertificate } from "../verify/verify-certificate.ts";
import { type Certificate, formatCertificate, parseCertificate } from "./certificate.ts";

const origin = "log.example.com/log/_meta/20251121T030000000Z";
const certificate: Certificate = {
  version: 1,
  eventId: "019aa4c0-0000-7000-8000-000000000001",
  origin,
  index: 4711,
  size: 4720,
  erased: {
    id: "6d6c9d2e-8a55-4f0e-9b1a-3a2b1c0d9e8f",
    subjectId: "019a0000-0000-7000-8000-000000000002",
    kind: "deleted",
    askedBy: { type: "user", id: "019a0000-0000-7000-8000-000000000003" },
    askedAt: new Date(1_763_700_000_000),
    restoredAt: null,
    finishedAt: new Date(1_763_700_060_000),
    rows: { messages: 2, conversations: 1, "auth.users": 1 },
    files: { file_blobs: 3 },
    keyIds: ["019a0000-0000-7000-8000-000000000005", "019a0000-0000-7000-8000-000000000004"],
  },
  kept: [
    {
      tables: ["audit_events"],
      what: "events without\npersonal content",
      ground: "GDPR | law",
      until: "for good",
    },
    { tables: [], what: "invoices", ground: "tax law", until: "8 years" },
  ],
};

/** The key with the seed `01` × 32. */
function signed(text: string): { note: string; key: string } {
  const seed = Buffer.alloc(32, 1);
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const raw = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
  const key = { name: origin, type: keyTypes.ed25519, publicKey: new Uint8Array(raw) };
  const signature = sign(null, Buffer.from(text), privateKey);
  const note = formatNote({ text, lines: [{ name: origin, keyId: keyId(sha256, key), signature }] });
  return { note, key: formatVerifierKey(sha256, key) };
}

const documentation = readFileSync(join(import.meta.dirname, "../../../../docs/log-format.md"), "utf8");

describe("the text of a certificate", () => {
  it("is the one that the documentation shows, and its signature as well", () => {
    const { note, key } = signed(formatCertificate(certificate));
    expect(documentation).toContain(`\n${note}`);
    expect(documentation).toContain(`\n${key}\n`);
  });

  it("is read as it was written, with sums", () => {
    expect(parseCertificate(formatCertificate(certificate))).toMatchObject({
      ...{ version: 1, origin, index: 4711, size: 4720, eventId: certificate.eventId },
      ...{ erasureId: certificate.erased.id, subjectId: certificate.erased.subjectId, kind: "deleted" },
      ...{ askedAt: "2025-11-21T04:40:00.000Z", finishedAt: "2025-11-21T04:41:00.000Z" },
      ...{ rows: 4, files: 3, keys: 2, keyIds: certificate.erased.keyIds.toSorted() },
    });
  });

  it.each([
    ["another version of the format", (text: string) => text.replace("/1\n", "/2\n")],
    ["no place", (text: string) => text.replace(/^entry .*\n/m, "")],
    ["something after what is kept", (text: string) => `${text}key ${certificate.eventId}\n`],
    ["nothing", () => ""],
  ])("with %s is read as none", (_what, change) => {
    expect(parseCertificate(change(formatCertificate(certificate)))).toBeUndefined();
  });
});

describe("a certificate", () => {
  const judged = async (text: string, ...trustedKeys: string[]) =>
    (await Array.fromAsync(verifyCertificate(text, { sha256, trustedKeys }))).filter(
      ({ outcome }) => outcome !== "note",
    );

  it("is verified with its key, and not without one", async () => {
    const { note, key } = signed(formatCertificate(certificate));
    expect(await judged(note, key)).toMatchObject([{ outcome: "passed" }]);
    expect(await judged(note)).toMatchObject([{ outcome: "incomplete" }]);
  });

  it.each([
    "version",
    "log",
    "entry",
    "size",
    "event",
    "erasure",
    "subject",
    "kind",
    "asked",
    "by",
    "finished",
    "rows",
    "files",
    "key",
    "kept",
  ])("whose line “%s” was changed is not verified", async (word) => {
    const { note, key } = signed(formatCertificate(certificate));
    const changed = note.replace(
      new RegExp(`^${word} (.*)(.)$`, "m"),
      (_line, start, last) => `${word} ${start}${last === "1" ? "2" : "1"}`,
    );
    expect(changed).not.toBe(note);
    expect(["failed", "incomplete"]).toContain((await judged(changed, key)).at(-1)?.outcome);
  });

  it("has its signature line, or is none", () => {
    expect(parseNote(formatCertificate(certificate))).toBeUndefined();
  });
});
