import { strToU8, unzipSync, zipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import type { ArchiveManifest } from "#features/compliance/contract/archives/archive-manifest.ts";
import { archivedOf } from "#features/compliance/server/archives/declared.ts";
import { requestOwnArchive } from "#features/compliance/server/archives/request-archive.ts";
import { omissionOf } from "#platform/server/archives/left-out-columns.ts";
import { type Canary, stageErasure } from "../testing/stage-erasure.ts";
import { takeArchive, textsIn, verifyZip } from "../testing/take-archive.ts";

const staged = stageErasure();
const { newCanary } = staged;

let ann: Canary;
let bob: Canary;
let zip: Uint8Array;
let files: Map<string, string>;
let manifest: ArchiveManifest;
beforeAll(async () => {
  [ann, bob] = [await newCanary(), await newCanary()];
  // Messages that can be read.
  await staged.world.look(
    "update messages set parts = jsonb_build_array(jsonb_build_object('type', 'text', 'text', body)) where jsonb_typeof(parts) = 'object'",
  );
  zip = await takeArchive(staged.world, await requestOwnArchive(ann.person.ctx, undefined));
  files = textsIn(zip);
  manifest = JSON.parse(files.get("manifest.json") ?? "");
});

/** Looks like something that must not leave the product, by name and type, whatever the product thinks of it. */
const isSecret = (name: string, type: string) =>
  /hash|secret|token|sealed|wrapped|embedding|password|digest/.test(name) &&
  /^(text|bytea|jsonb|vector)/.test(type);

const fileOf = (table: string) => files.get(`data/${table.replace(/^public\./, "")}.jsonl`);

it("an archive has the person's rows of every table that an erasure reaches", () => {
  const missing = staged.schema.tables.filter(({ name }) => !fileOf(name)).map(({ name }) => name);
  expect(missing).toEqual([]);
});

it("a canary that stands in a column which is no secret is in the archive", async () => {
  let count = 0;
  for (const { name, columns } of staged.schema.tables) {
    const open = columns.filter(
      ({ name: column, type }) => !isSecret(column, type) && /^(text|jsonb)/.test(type),
    );
    if (open.length === 0) continue;
    const found = await staged.world.look(
      `select from ${name} where concat_ws(' ', ${open.map((column) => column.name).join(", ")}) like $1 limit 1`,
      [`%${ann.canary}%`],
    );
    count += found.length;
    const isThere = fileOf(name)?.includes(ann.canary) ?? false;
    expect([name, isThere || found.length === 0 || name === "auth.webauthn_challenges"]).toEqual([
      name,
      true,
    ]);
  }
  expect(count).toBeGreaterThan(50);
});

it("no column that looks like a secret, a digest or an embedding is in an archive", () => {
  for (const { name, columns } of staged.schema.tables) {
    const [row] = (fileOf(name) ?? "{}").split("\n");
    const shown = Object.keys(JSON.parse(row || "{}"));
    const secrets = columns
      .filter((column) => isSecret(column.name, column.type))
      .map((column) => column.name);
    expect([name, shown.filter((column) => secrets.includes(column))]).toEqual([name, []]);
    for (const column of secrets)
      expect(manifest.leftOut.map(({ what }) => what)).toContain(`${name}.${column}`);
  }
});

it("bytes in rows are files that some module declares", () => {
  const declared = archivedOf(staged.world.services).flatMap(({ columns = [] }) => columns);
  const bytes = staged.schema.tables.flatMap(({ name, columns }) =>
    columns
      .filter(
        (column) =>
          omissionOf(name, column) === "bytes" &&
          !isSecret(column.name, column.type) &&
          !/public_key/.test(column.name),
      )
      .map((column) => `${name}.${column.name}`),
  );
  expect(declared).toEqual(expect.arrayContaining(bytes));
});

it("nothing of anybody else is in an archive", () => {
  for (const [path, text] of files) {
    for (const word of [bob.userId, ...bob.words]) expect([path, text.includes(word)]).toEqual([path, false]);
  }
});

it("an archive has the conversations to read, the picture, and the person's events with their content", () => {
  const paths = [...files.keys()];
  const conversation = paths.find((path) => path.startsWith("conversations/")) ?? "";
  expect(files.get(conversation)).toContain("what is 12 * 12?");
  expect(files.get("picture/picture.webp")).toBe(ann.canary);
  const events = (files.get("events.jsonl") ?? "")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(events.map(({ envelope }) => envelope.act)).toEqual(expect.arrayContaining(["archive.requested"]));
  expect(events.some(({ content }) => content)).toBe(true);
});

it("an archive is what was signed, and says how many rows it has", async () => {
  const { code, said } = await verifyZip(zip);
  expect(said).toMatch(/PASS {2}The archive is what was signed/);
  expect(code).toBe(0);
  const rows = (fileOf("public.conversations") ?? "").trim().split("\n").length;
  expect(manifest.files.find(({ path }) => path === "data/conversations.jsonl")).toMatchObject({ rows });
});

it("a changed, added or missing file of an archive is named", async () => {
  const packed = unzipSync(zip);
  const judge = (entries: Record<string, Uint8Array | undefined>) =>
    verifyZip(
      zipSync(
        Object.fromEntries(Object.entries({ ...packed, ...entries }).filter(([, bytes]) => bytes)) as Record<
          string,
          Uint8Array
        >,
      ),
    );
  const path = "data/conversations.jsonl";
  expect(await judge({ [path]: strToU8("{}\n") })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`FAIL  ${path} was changed.`),
  });
  expect(await judge({ [path]: undefined })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`FAIL  ${path} is missing.`),
  });
  expect(await judge({ "data/more.jsonl": strToU8("{}\n") })).toMatchObject({
    code: 1,
    said: expect.stringContaining("FAIL  data/more.jsonl was added"),
  });
  const forged = JSON.stringify({ ...manifest, files: manifest.files.filter((file) => file.path !== path) });
  expect(await judge({ [path]: undefined, "manifest.json": strToU8(forged) })).toMatchObject({
    code: 1,
    said: expect.stringContaining("FAIL  manifest.json was changed"),
  });
  expect(await verifyZip(zip.subarray(0, zip.length - 100))).toMatchObject({ code: 2 });
});
