import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from "fflate";
import { describe, expect, inject, it } from "vitest";
import { readZip } from "./read-zip.ts";

const endBytes = 22;

/** As the product writes them: sizes stand after the bytes. */
function streamed(files: Record<string, string>): Buffer {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_error, data) => parts.push(data));
  for (const [name, text] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(strToU8(text), true);
  }
  zip.end();
  return Buffer.concat(parts);
}

const honest = { "README.txt": "Hello", "data/a.jsonl": "{}\n" };

async function read(zip: Uint8Array): Promise<Record<string, string>> {
  const path = join(await mkdtemp(join(inject("filesFolder"), "zip-")), "archive.zip");
  await writeFile(path, zip);
  const reader = readZip(path);
  const found: Record<string, string> = {};
  for (const name of reader.names)
    found[name] = Buffer.concat(await Array.fromAsync(reader.read(name))).toString();
  return found;
}

/** A zip in its parts, for putting together anew. */
function parts(zip: Buffer) {
  const end = zip.subarray(zip.length - endBytes);
  const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  return { files: zip.subarray(0, start), directory: zip.subarray(start, start + length) };
}

function assembled(
  files: Buffer,
  directory: Buffer,
  {
    count,
    start = files.length,
    length = directory.length,
  }: { count: number; start?: number; length?: number },
): Buffer {
  const end = Buffer.alloc(endBytes);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([files, directory, end]);
}

/** The same bytes with others in one place. */
function changed(zip: Buffer, place: number, bytes: Buffer): Buffer {
  const copy = Buffer.from(zip);
  bytes.copy(copy, place);
  return copy;
}

const two = (value: number) => Buffer.of(value & 255, value >> 8);

describe("a zip", () => {
  it.each([
    ["as the product writes it", streamed(honest)],
    ["that another program packed", Buffer.from(zipSync({ ...packed() }))],
    ["with stored files", Buffer.from(zipSync(packed(), { level: 0 }))],
    ["with its folders", Buffer.from(zipSync({ "data/": new Uint8Array(), ...packed() }, { level: 0 }))],
    ["with times of files", Buffer.from(zipSync(packed(), { extra: { 21589: strToU8("\x011234") } }))],
  ])("%s is read", async (_what, zip) => {
    expect(await read(zip)).toEqual(honest);
  });

  it("with a comment is read", async () => {
    const zip = changed(streamed(honest), streamed(honest).length - 2, two(5));
    expect(await read(Buffer.concat([zip, Buffer.from("hello")]))).toEqual(honest);
  });
});

function packed() {
  return Object.fromEntries(Object.entries(honest).map(([name, text]) => [name, strToU8(text)]));
}

const stored = Buffer.from(zipSync(packed(), { level: 0 }));
const storedParts = parts(stored);
/** Where the entry of the second file begins in the directory, and its header among the files. */
const secondEntry = 46 + "README.txt".length;
const secondHeader = 30 + "README.txt".length + honest["README.txt"].length;

/** The honest zip with more files that the count in its end does not have. */
function uncounted(): Buffer {
  const more = parts(
    Buffer.from(zipSync({ ...packed(), "README.md": strToU8("Something else") }, { level: 0 })),
  );
  return assembled(more.files, more.directory, { count: 2 });
}

/** A file that stands before all others, which the directory does not know. */
function hidden(): Buffer {
  const first = parts(Buffer.from(zipSync({ "README.txt": strToU8("Hallo") }, { level: 0 }))).files;
  const directory = Buffer.from(storedParts.directory);
  for (const entry of [0, secondEntry])
    directory.writeUInt32LE(directory.readUInt32LE(entry + 42) + first.length, entry + 42);
  return assembled(Buffer.concat([first, storedParts.files]), directory, { count: 2 });
}

describe("a zip over which programs could disagree is refused:", () => {
  it.each<readonly [string, Uint8Array]>([
    ["files beyond the count of its directory", uncounted()],
    [
      "a second directory behind the first",
      assembled(storedParts.files, Buffer.concat([storedParts.directory, storedParts.directory]), {
        count: 2,
        length: storedParts.directory.length,
      }),
    ],
    ["two counts", changed(stored, stored.length - endBytes + 8, two(1))],
    ["bytes after its end", Buffer.concat([stored, Buffer.from("more")])],
    ["another zip after its end, which is read instead", Buffer.concat([stored, hidden()])],
    [
      "a second end in its comment",
      Buffer.concat([changed(stored, stored.length - 2, two(endBytes)), stored.subarray(-endBytes)]),
    ],
    ["bytes before its first file", Buffer.concat([Buffer.from("MZ"), stored])],
    ["a file that its directory does not have", hidden()],
    [
      "bytes between its files and its directory",
      assembled(Buffer.concat([storedParts.files, Buffer.from("gap")]), storedParts.directory, { count: 2 }),
    ],
    [
      "two entries of one file",
      assembled(storedParts.files, changed(storedParts.directory, secondEntry + 42, Buffer.alloc(4)), {
        count: 2,
      }),
    ],
    ["another name in the file's own header", changed(stored, secondHeader + 30, Buffer.from("date/a"))],
    ["another method in the file's own header", changed(stored, secondHeader + 8, two(8))],
    ["another size in the file's own header", changed(stored, secondHeader + 18, two(2))],
    ["a sign of encryption", changed(stored, secondHeader + 6, two(1))],
    [
      "a link",
      assembled(storedParts.files, changed(storedParts.directory, secondEntry + 40, two(0xa000)), {
        count: 2,
      }),
    ],
    ["a folder with bytes", Buffer.from(zipSync({ ...packed(), "data/": strToU8("x") }, { level: 0 }))],
    [
      "a folder with the name of a file",
      Buffer.from(zipSync({ ...packed(), "README.txt/": new Uint8Array() }, { level: 0 })),
    ],
    ["two files of one name", twins()],
    ["sizes of 64 bits", Buffer.from(zipSync(packed(), { extra: { 1: new Uint8Array(16) } }))],
    [
      "a second name in an extra field",
      Buffer.from(zipSync(packed(), { extra: { 28789: strToU8("xREADME.md") } })),
    ],
    ...[
      "/etc/passwd",
      "../README.txt",
      "data/../../a",
      "data//a",
      "C:a",
      "data\\a",
      "./README.txt",
      "a\0b",
    ].map(
      (name) => [`the name ${JSON.stringify(name)}`, Buffer.from(zipSync({ [name]: strToU8("x") }))] as const,
    ),
  ])("%s", async (_what, zip) => {
    await expect(read(zip)).rejects.toThrow();
  });

  it("what other programs find in the forgeries is not what the honest zip has", () => {
    expect(unzipSync(hidden())).toEqual(packed());
    expect(Buffer.from(uncounted()).includes("Something else")).toBe(true);
  });
});

function twins(): Buffer {
  const other = zipSync({ "README.txt": strToU8("Hello"), "README.tx2": strToU8("Hallo") }, { level: 0 });
  const text = Buffer.from(other).toString("latin1").replaceAll("README.tx2", "README.txt");
  return Buffer.from(text, "latin1");
}
