import { describe, expect, it } from "vitest";
import { type ArchiveFile, tarEnd, tarFile } from "../../contract/archive/tar.ts";
import {
  madeCheckpoint,
  madeEntries,
  madeEntry,
  madeExport,
  origin,
  seededSigner,
} from "./testing/made-export.ts";
import { verifyBytes, verifyFiles } from "./testing/verify-files.ts";

const count = 700;
const entries = madeEntries(count);
const signer = seededSigner(1);
const thief = seededSigner(9);
const whole = madeExport(entries, signer);
const trusted = { trustedKeys: [signer.text] };

const findingsOf = (files: ArchiveFile[], check: Parameters<typeof verifyFiles>[1] = trusted) =>
  verifyFiles(files, check);

async function verdictOn(...given: Parameters<typeof findingsOf>): Promise<string> {
  const last = (await findingsOf(...given)).at(-1);
  return `${last?.outcome}: ${last?.words}`;
}

/** The export as somebody left it who changed entries, but neither tiles nor checkpoint. */
const withEntries = (changed: Uint8Array[]) => {
  const forged = madeExport(changed, thief);
  const bundles = forged.filter(({ name }) => name.includes("/tile/entries/"));
  return [...whole.slice(0, 2), ...bundles, ...whole.filter(({ name }) => /\/tile\/[0-9]/.test(name))];
};
const exchanged = (name: string, bytes: Uint8Array) =>
  whole.map((file) => (file.name === name ? { name, bytes } : file));
const fileOf = (name: string) => whole.find((file) => file.name === name)?.bytes ?? new Uint8Array();
const flipped = (bytes: Uint8Array, at: number) => bytes.with(at, (bytes[at] ?? 0) ^ 1);

describe("an export that nobody touched", () => {
  it("is what was signed, and says how much of it there is", async () => {
    const findings = await findingsOf(whole);
    expect(findings.map(({ outcome }) => outcome)).not.toContain("failed");
    expect(findings.map(({ words }) => words)).toEqual([
      `Log ${origin}. Its entries are counted from 1.`,
      "700 entries are complete, unchanged and in their order.",
      "They are of 2025-11-21.",
      "4 tiles agree with the entries.",
      "1 log is what was signed.",
    ]);
  });

  it("continues a checkpoint that was kept", async () => {
    const kept = [madeCheckpoint(entries.slice(0, 300), signer)];
    const words = (await findingsOf(whole, { ...trusted, kept })).map((finding) => finding.words);
    expect(words).toContain("It continues the checkpoint of 300 entries that you kept.");
  });

  it("names its keys when the reader has none to compare with", async () => {
    const words = (await findingsOf(whole, {})).map((finding) => finding.words).join("\n");
    expect(words).toContain("The keys were taken from the export itself.");
    expect(words).toContain(signer.text);
  });
});

describe("a lie", () => {
  const told: [string, () => ArchiveFile[], string][] = [
    [
      "a changed byte of an entry",
      () => withEntries(entries.with(412, madeEntry(412, { out: "no" }))),
      `failed: Entry 413 was changed. Log: ${origin}.`,
    ],
    ["an entry left out", () => withEntries(entries.toSpliced(99, 1)), ""],
    [
      "an entry left out and one added at the end",
      () => withEntries([...entries.toSpliced(99, 1), madeEntry(count)]),
      `failed: Entry 100 was left out. Log: ${origin}.`,
    ],
    [
      "two entries exchanged",
      () => withEntries(entries.with(5, madeEntry(6)).with(6, madeEntry(5))),
      `failed: Entries 6 and 7 were exchanged. Log: ${origin}.`,
    ],
    [
      "an entry doubled in place of the next",
      () => withEntries(entries.with(256, madeEntry(255))),
      `failed: Entry 256 stands there twice. Log: ${origin}.`,
    ],
    [
      "an entry inserted, and the last one dropped",
      () => withEntries(entries.toSpliced(30, 0, madeEntry(9999)).slice(0, count)),
      `failed: An entry was inserted at 31. Log: ${origin}.`,
    ],
    [
      "an entry moved",
      () => withEntries(entries.with(10, madeEntry(600)).with(600, madeEntry(10))),
      `failed: Entry 601 stands at the place of entry 11. Log: ${origin}.`,
    ],
    [
      "entries and tiles changed, but not the checkpoint",
      () =>
        madeExport(entries.with(3, madeEntry(3, { out: "no" })), thief).map((file) =>
          file.name.endsWith("/checkpoint")
            ? { ...file, bytes: fileOf("log-1/checkpoint") }
            : file.name === "manifest.json"
              ? { ...file, bytes: fileOf("manifest.json") }
              : file,
        ),
      `failed: The entries of ${origin} are not those that were signed: entries and tiles were changed.`,
    ],
    [
      "a changed tile",
      () => exchanged("log-1/tile/0/001", flipped(fileOf("log-1/tile/0/001"), 77)),
      "failed: log-1/tile/0/001 does not agree with the entries.",
    ],
    [
      "a changed size in the checkpoint",
      () =>
        exchanged(
          "log-1/checkpoint",
          Buffer.from(Buffer.from(fileOf("log-1/checkpoint")).toString().replace("\n700\n", "\n699\n")),
        ),
      `failed: The signature under the checkpoint of ${origin} is wrong.`,
    ],
    [
      "a changed root in the checkpoint",
      () => exchanged("log-1/checkpoint", flippedRoot()),
      `failed: The signature under the checkpoint of ${origin} is wrong.`,
    ],
    [
      "everything made anew with another key",
      () => madeExport(entries.with(3, madeEntry(3, { out: "no" })), thief),
      `failed: The checkpoint of ${origin} is not signed by a key that you trust.`,
    ],
    [
      "the checkpoint of another log",
      () => exchanged("log-1/checkpoint", Buffer.from(madeCheckpoint(entries, signer, `${origin}/2`))),
      `failed: The checkpoint belongs to another log: ${origin}/2 instead of ${origin}.`,
    ],
    [
      "an older checkpoint replayed over the whole log",
      () => exchanged("log-1/checkpoint", Buffer.from(madeCheckpoint(entries.slice(0, 512), signer))),
      "failed: The checkpoint is of 512 entries, the export of 700.",
    ],
    [
      "an event of another workspace, signed",
      () => madeExport(entries.with(8, madeEntry(8, { workspace: "another" })), signer),
      `failed: Entry 9 of ${origin} belongs to another workspace.`,
    ],
    [
      "an event signed twice",
      () => madeExport(entries.with(8, madeEntry(7)), signer),
      `failed: Entry 9 of ${origin} has the id of an earlier event, event-7.`,
    ],
    [
      "an entry that is no event",
      () => madeExport(entries.with(8, Buffer.from("{}")), signer),
      `failed: Entry 9 of ${origin} has no id, act or time.`,
    ],
    [
      "an entry of a workspace that poses as a checkpoint, signed",
      () => madeExport(entries.with(8, Buffer.from(madeCheckpoint(entries, signer))), signer),
      `failed: Entry 9 of ${origin} is not an event.`,
    ],
    [
      "a manifest that claims more entries than a program can hold",
      () => madeExport(entries, signer, { size: Number.MAX_SAFE_INTEGER }),
      "failed: The checkpoint is of 700 entries, the export of 9,007,199,254,740,991.",
    ],
    [
      "a missing tile",
      () => whole.filter(({ name }) => name !== "log-1/tile/1/000.p/2"),
      "incomplete: log-1/tile/1/000.p/2 is missing.",
    ],
    [
      "a missing bundle",
      () => whole.filter(({ name }) => name !== "log-1/tile/entries/001"),
      "incomplete: log-1/tile/entries/001 is missing: log-1/tile/entries/002.p/188 is at the wrong place.",
    ],
    ["a missing log", () => whole.slice(0, 1), `incomplete: The files of ${origin} are missing.`],
    [
      "a missing manifest",
      () => whole.slice(1),
      "incomplete: The export does not begin with a manifest of a known format.",
    ],
    [
      "a file that does not belong there",
      () => [...whole, { name: "log-1/notes.txt", bytes: new Uint8Array() }],
      "failed: log-1/notes.txt does not belong into an export.",
    ],
  ];

  it.each(told)("is caught and named: %s", async (_name, files, verdict) => {
    const found = await verdictOn(files());
    if (verdict) expect(found).toBe(verdict);
    else expect(found).toMatch(/^(failed|incomplete): /);
  });

  it("is caught and named: a log rolled back to an older state, with its true checkpoint", async () => {
    const kept = [madeCheckpoint(entries, signer)];
    const older = madeExport(entries.slice(0, 512), signer);
    expect(await verdictOn(older, { ...trusted, kept })).toBe(
      `failed: You kept a checkpoint of 700 entries of ${origin}, and the export has 512: the log was rolled back, or the export is older than your checkpoint. Download it again.`,
    );
  });

  it("is caught and named: a log forked with the stolen key", async () => {
    const kept = [madeCheckpoint(entries.slice(0, 300), signer)];
    const forked = madeExport(entries.with(3, madeEntry(3, { out: "no" })), signer);
    expect(await verdictOn(forked, { ...trusted, kept })).toBe(
      `failed: ${origin} was forked: its first 300 entries are not those of the checkpoint that you kept.`,
    );
  });

  it("is caught and named: a log replaced by one of another name", async () => {
    const kept = [madeCheckpoint(entries, signer, `${origin}/old`)];
    expect(await verdictOn(whole, { ...trusted, kept })).toBe(
      `failed: You kept a checkpoint of ${origin}/old, which is not in the export.`,
    );
  });

  it("is caught and named: an export cut at any block", async () => {
    const bytes = Buffer.concat([...whole.flatMap(tarFile), tarEnd]);
    for (let end = 512; end < bytes.length - 1024; end += 512 * 29) {
      const last = (await verifyBytes(bytes.subarray(0, end), trusted)).at(-1);
      expect(last?.outcome, `cut at ${end}`).toBe("incomplete");
    }
  });

  it("is caught: any flipped bit of entries, tiles and checkpoint", async () => {
    for (const { name, bytes } of whole.slice(1)) {
      for (const at of [0, 1, 2, 40, Math.floor(bytes.length / 2), bytes.length - 1].filter(
        (at) => at < bytes.length,
      )) {
        const outcomes = (await findingsOf(exchanged(name, flipped(bytes, at)))).map(
          ({ outcome }) => outcome,
        );
        expect(outcomes.at(-1), `${name} at ${at}`).toMatch(/^(failed|incomplete)$/);
      }
    }
  });
});

function flippedRoot(): Uint8Array {
  const [name, size, root = "", ...rest] = Buffer.from(fileOf("log-1/checkpoint")).toString().split("\n");
  return Buffer.from([name, size, `${root[0] === "A" ? "B" : "A"}${root.slice(1)}`, ...rest].join("\n"));
}
