import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Passage, StoredFile } from "#features/files/contract/index.ts";
import { makePdf } from "#features/files/server/testing.ts";
import { type Account, createAccount } from "../fixtures/account.ts";
import { callApi } from "../fixtures/api.ts";
import { expect, faultTest as test } from "../fixtures/fault-test.ts";
import { holdTable } from "../fixtures/hold-rows.ts";
import type { OwnProduct } from "../fixtures/product.ts";
import { readRows } from "../fixtures/read-rows.ts";
import { startJob } from "../fixtures/start-job.ts";

const pages = ["The first page.", "The second page.", "The third page."];

async function upload(product: OwnProduct, { accessToken }: Account, id: string, content: Buffer) {
  const reply = await fetch(`${product.url}/api/v1/files/${id}?name=report.pdf`, {
    method: "PUT",
    headers: { authorization: `Bearer ${accessToken}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(content),
  });
  return { status: reply.status, file: (await reply.json()) as StoredFile };
}

const stateOf = async (product: OwnProduct, id: string) =>
  (await readRows<{ state: string }>(product, "select state from files where id = $1", [id]))[0]?.state;

/** The bytes of files that are stored, whoever knows of them. */
async function countStored({ dataDir }: OwnProduct): Promise<number> {
  const entries = await readdir(join(dataDir, "blobs"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  return entries.filter((entry) => entry.isFile()).length;
}

test("a file whose server was killed while it read is read by the next one, once", { tag: "@long" }, async ({
  product,
}) => {
  const account = await createAccount(product);
  const id = randomUUID();
  const held = await holdTable(product, "file_passages");
  await upload(product, account, id, makePdf(pages));
  // The reader has the text, and cannot store it.
  await expect.poll(() => held.isWaitedFor(), { timeout: 60_000 }).toBe(true);

  await product.killServer();
  await held.release();
  await product.restart();

  // Its job counts as lost after twenty seconds of silence.
  await expect.poll(() => stateOf(product, id), { timeout: 120_000 }).toBe("ready");
  const { items } = await callApi<{ items: Passage[] }>(product.url, account, `/files/${id}/passages`);
  expect(items.map(({ place, text }) => [place, text])).toEqual(
    pages.map((text, index) => [`p. ${index + 1}`, text]),
  );
  const told = await readRows(product, "select from events where name = 'file.read' and user_id = $1", [
    account.userId,
  ]);
  expect(told).toHaveLength(1);
});

test("an upload whose server was killed can be repeated, and leaves nothing when it is not", {
  tag: "@long",
}, async ({ product }) => {
  const account = await createAccount(product);
  const before = await countStored(product);
  const [repeated, forgotten] = [
    { id: randomUUID(), content: makePdf(["Repeated."]) },
    { id: randomUUID(), content: makePdf(["Forgotten."]) },
  ];
  // The bytes are stored, and that they wait to be read cannot be.
  const held = await holdTable(product, "pgboss.job");
  const cut = [repeated, forgotten].map(({ id, content }) =>
    upload(product, account, id, content).catch(() => "cut"),
  );
  await expect.poll(() => countStored(product), { timeout: 60_000 }).toBe(before + 2);
  await product.killServer();
  expect(await Promise.all(cut)).toEqual(["cut", "cut"]);
  await held.release();
  await product.restart();
  expect([await stateOf(product, repeated.id), await stateOf(product, forgotten.id)]).toEqual([
    "storing",
    "storing",
  ]);

  const again = await upload(product, account, repeated.id, repeated.content);
  expect([again.status, again.file.id]).toEqual([200, repeated.id]);
  await expect.poll(() => stateOf(product, repeated.id), { timeout: 90_000 }).toBe("ready");

  await readRows(product, "update files set updated_at = now() - interval '2 hours' where id = $1", [
    forgotten.id,
  ]);
  await startJob(product, "files.tidy");
  await expect.poll(() => countStored(product), { timeout: 60_000 }).toBe(before + 1);
  expect(await stateOf(product, forgotten.id)).toBeUndefined();
});
