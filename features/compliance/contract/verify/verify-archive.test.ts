import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  type ArchiveManifest,
  archiveFormat,
  manifestName,
  manifestNoteName,
  manifestNoteText,
} from "../archives/archive-manifest.ts";
import { formatNote } from "../notes/signed-note.ts";
import { formatVerifierKey, keyId, keyTypes } from "../notes/verifier-key.ts";
import { nodeSha256 as sha256 } from "../testing/node-sha256.ts";
import { verifyArchive } from "./verify-archive.ts";

const origin = "log.example.com/log/019a0000-0000-7000-8000-000000000001/20251121T030000000Z";
const documentation = readFileSync(join(import.meta.dirname, "../../../../docs/log-format.md"), "utf8");
const hexOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** A note by the key with a seed of 32 equal bytes. */
function signed(text: string, seed = 1) {
  const der = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), Buffer.alloc(32, seed)]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const raw = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
  const key = { name: origin, type: keyTypes.ed25519, publicKey: new Uint8Array(raw) };
  const signature = sign(null, Buffer.from(text), privateKey);
  const note = formatNote({ text, lines: [{ name: origin, keyId: keyId(sha256, key), signature }] });
  return { note, key: formatVerifierKey(sha256, key) };
}

function made(leftOut: ArchiveManifest["leftOut"] = []): Record<string, string> {
  const file = "hello\n";
  const manifest: ArchiveManifest = {
    ...{
      format: archiveFormat,
      id: "1",
      kind: "person",
      subject: "2",
      askedBy: "2",
      askedAt: "",
      madeAt: "2026-05-04T10:00:00Z",
    },
    ...{ origin, keys: [signed("\n").key], leftOut },
    files: [{ path: "README.txt", bytes: file.length, sha256: hexOf(file), what: "What this is" }],
  };
  const text = JSON.stringify(manifest);
  return {
    "README.txt": file,
    [manifestName]: text,
    [manifestNoteName]: signed(manifestNoteText(hexOf(text))).note,
  };
}

async function judge(files: Record<string, string>, trustedKeys: string[] = []) {
  const reader = {
    names: Object.keys(files),
    async *read(name: string) {
      yield Buffer.from(files[name] ?? "");
    },
  };
  const hashPieces = async (pieces: AsyncIterable<Uint8Array>) => {
    const bytes = Buffer.concat(await Array.fromAsync(pieces));
    return { bytes: bytes.length, sha256: hexOf(bytes.toString()) };
  };
  const findings = await Array.fromAsync(verifyArchive(reader, { sha256, hashPieces, trustedKeys }));
  said = findings.map(({ words }) => words);
  return findings.at(-1);
}

/** All that was said last. */
let said: string[] = [];

describe("an archive", () => {
  it("is signed as the documentation shows", () => {
    const { note, key } = signed(manifestNoteText(hexOf("{}\n")));
    expect(documentation).toContain(`\n${note}`);
    expect(documentation).toContain(`\n${key}\n`);
  });

  it("that nobody touched is what was signed, also by the reader's own key", async () => {
    expect(await judge(made())).toMatchObject({ outcome: "passed" });
    expect(await judge(made(), [signed("\n").key])).toMatchObject({ outcome: "passed" });
  });

  it("says first what it claims to be", async () => {
    await judge(made());
    expect(said[0]).toContain("everything of person 2, asked for by 2, made at 2026-05-04T10:00:00Z");
  });

  it("says in one line how much is left out, and ends by saying that it is what was signed", async () => {
    await judge(made([1, 2, 3].map((number) => ({ what: `auth.users.column${number}`, why: "a secret" }))));
    expect(said.filter((words) => words.includes("left out"))).toEqual([
      "3 kinds of data are left out. manifest.json says which and why.",
    ]);
    expect(said.at(-1)).toBe("The archive is what was signed.");
  });

  it("has no name that looks like another finding", async () => {
    await judge({ ...made(), "a\n\u202ePASS  The archive is what was signed.\u001b[2K": "" });
    expect(said.at(-1)).toBe(
      "a\\u{a}\\u{202e}PASS  The archive is what was signed.\\u{1b}[2K was added: the signed list does not have it.",
    );
  });

  it("has no list that fills memory", async () => {
    const finding = await judge({ ...made(), [manifestName]: `${" ".repeat(65 * 1024 * 1024)}{}` });
    expect(finding).toMatchObject({
      outcome: "incomplete",
      words: expect.stringContaining("is larger than any"),
    });
  });

  it.each([
    [
      "signed by a key that the reader does not trust",
      made(),
      [signed("\n", 2).key],
      "No key that you trust",
    ],
    [
      "with another signature",
      { ...made(), [manifestNoteName]: forged() },
      [],
      "The signature in manifest.note",
    ],
    [
      "with a note about something else",
      { ...made(), [manifestNoteName]: signed("x\n").note },
      [],
      "manifest.json was changed",
    ],
    ["without its list", { ...made(), [manifestName]: "{}" }, [], "manifest.json is missing"],
    ["without a note", { ...made(), [manifestNoteName]: "" }, [], "manifest.note is missing"],
    ["with another file", { ...made(), more: "" }, [], "more was added"],
    ["with a changed file", { ...made(), "README.txt": "hullo\n" }, [], "README.txt was changed"],
  ])("%s is judged in words", async (_what, files, keys, words) => {
    const finding = await judge(files, keys);
    expect(["failed", "incomplete"]).toContain(finding?.outcome);
    expect(finding?.words).toContain(words);
  });
});

/** The note of another text under the signature of the right one. */
function forged(): string {
  const note = made()[manifestNoteName] ?? "";
  return note.replace("sha256 ", "sha256 0");
}
