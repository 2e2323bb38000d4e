import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startS3Server } from "#mocks/s3-server/s3-server.ts";
import type { Blobs } from "./blobs.ts";
import { createBlobs } from "./create-blobs.ts";
import { listAll } from "./list-all.ts";
import { createS3Blobs } from "./s3-blobs.ts";

const text = { contentType: "text/plain; charset=utf-8" };

interface Store {
  blobs: Blobs;
  countStored(): Promise<number>;
  close(): Promise<unknown>;
}

const stores: Record<string, () => Promise<Store>> = {
  "a folder": async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "adjutant-blobs-"));
    return {
      blobs: createBlobs({ dataDir, s3Url: undefined }),
      countStored: async () => {
        const entries = await readdir(join(dataDir, "blobs"), { recursive: true, withFileTypes: true });
        return entries.filter((entry) => entry.isFile()).length;
      },
      close: () => rm(dataDir, { recursive: true }),
    };
  },
  "an S3 bucket": async () => {
    const server = await startS3Server();
    return {
      blobs: createBlobs({ dataDir: tmpdir(), s3Url: server.url }),
      countStored: async () => server.objects.size,
      close: async () => server[Symbol.asyncDispose](),
    };
  },
};

describe.each(Object.entries(stores))("blobs in %s", (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test("what was put is read back with its type and size", async () => {
    await store.blobs.put("notes/a", Buffer.from("grüße\n{}"), text);
    const blob = await store.blobs.get("notes/a");
    expect(blob).toMatchObject({ ...text, sizeBytes: 10 });
    expect((await buffer(blob.stream)).toString()).toBe("grüße\n{}");
  });

  test("a stream of some megabytes is read back to the byte", async () => {
    const bytes = randomBytes(3_000_000);
    await store.blobs.put("files/large.bin", Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), text);
    const blob = await store.blobs.get("files/large.bin");
    expect(bytes.equals(await buffer(blob.stream))).toBe(true);
  });

  test("an empty blob is a blob", async () => {
    await store.blobs.put("notes/empty", new Uint8Array(), text);
    const blob = await store.blobs.get("notes/empty");
    expect(blob.sizeBytes).toBe(0);
    expect((await buffer(blob.stream)).length).toBe(0);
  });

  test("putting again replaces", async () => {
    await store.blobs.put("notes/b", Buffer.from("first, and longer"), text);
    await store.blobs.put("notes/b", Buffer.from("second"), { contentType: "text/markdown" });
    const blob = await store.blobs.get("notes/b");
    expect(blob.contentType).toBe("text/markdown");
    expect((await buffer(blob.stream)).toString()).toBe("second");
  });

  test("a stream that breaks leaves what was there, and nothing half written", async () => {
    await store.blobs.put("notes/c", Buffer.from("whole"), text);
    const stored = await store.countStored();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("half");
        throw new Error("the line is cut");
      })(),
    );
    await expect(store.blobs.put("notes/c", broken, text)).rejects.toThrow("the line is cut");
    expect((await buffer((await store.blobs.get("notes/c")).stream)).toString()).toBe("whole");
    expect(await store.countStored()).toBe(stored);
  });

  test("what was deleted is gone, and deleting it again is no error", async () => {
    await store.blobs.put("notes/d", Buffer.from("d"), text);
    expect(await store.blobs.exists("notes/d")).toBe(true);
    await store.blobs.delete("notes/d");
    await store.blobs.delete("notes/d");
    expect(await store.blobs.exists("notes/d")).toBe(false);
    expect(await store.blobs.find("notes/d")).toBeUndefined();
    await expect(store.blobs.get("notes/d")).rejects.toMatchObject({ code: "blob.not_found", status: 404 });
  });

  test("what is to be listed is, folder by folder and page by page, until it is deleted", async () => {
    const listed = { ...text, isListed: true };
    const keys = ["list/a/1", "list/a/2", "list/a/3"];
    for (const key of [...keys.toReversed(), "list/a/2/deeper", "list/ab", "other/a"])
      await store.blobs.put(key, Buffer.from("x"), listed);
    expect(await store.blobs.list("list/a")).toEqual({ keys, hasMore: false });
    expect(await store.blobs.list("list/a", { limit: 2 })).toEqual({ keys: keys.slice(0, 2), hasMore: true });
    expect(await store.blobs.list("list/a", { after: "list/a/2", limit: 2 })).toEqual({
      keys: ["list/a/3"],
      hasMore: false,
    });
    await store.blobs.delete("list/a/2");
    expect(await Array.fromAsync(listAll(store.blobs, "list/a"))).toEqual([["list/a/1", "list/a/3"]]);
    expect(await store.blobs.list("list/nothing")).toEqual({ keys: [], hasMore: false });
  });

  test.each([
    "",
    "/etc/passwd",
    "../a",
    "a/../b",
    "a//b",
    "a/",
    "A",
    "a b",
    ".a",
    "a\\b",
    "a\0",
    "x".repeat(201),
  ])("the key %j is refused", async (key) => {
    await expect(async () => store.blobs.put(key, Buffer.from("x"), text)).rejects.toThrow("Not a blob key");
    await expect(async () => store.blobs.find(key)).rejects.toThrow("Not a blob key");
    await expect(async () => store.blobs.delete(key)).rejects.toThrow("Not a blob key");
  });
});

test("what a server that died has left in a folder goes once nobody can be writing it", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "adjutant-blobs-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const blobs = createBlobs({ dataDir, s3Url: undefined });
  await blobs.put("notes/a", Buffer.from("a"), text);
  const inFolder = (name: string) => join(dataDir, "blobs", name);
  for (const name of ["unfinished-old", "unfinished-young"]) await writeFile(inFolder(name), "half");
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await utimes(inFolder("unfinished-old"), hoursAgo(2), hoursAgo(2));
  await blobs.deleteUnfinished(hoursAgo(1));
  const left = (await readdir(inFolder(""))).filter((name) => name.startsWith("unfinished-"));
  expect(left).toEqual(["unfinished-young"]);
  expect(await blobs.exists("notes/a")).toBe(true);
});

test("S3 refuses a wrong secret, and that is not taken for an absent blob", async () => {
  await using server = await startS3Server();
  const blobs = createBlobs({ dataDir: tmpdir(), s3Url: server.url.replace("secret", "other") });
  await expect(blobs.find("notes/a")).rejects.toThrow("SignatureDoesNotMatch");
});

test("S3 refuses a bucket that does not exist", async () => {
  await using server = await startS3Server();
  const blobs = createBlobs({ dataDir: tmpdir(), s3Url: server.url.replace("/adjutant", "/nothing") });
  await expect(blobs.put("notes/a", Buffer.from("x"), text)).rejects.toThrow("NoSuchBucket");
});

describe("an S3 server that falls silent", () => {
  const silent = async (answer: (response: ServerResponse) => void): Promise<Blobs> => {
    const server = createServer((_request, response) => answer(response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return createS3Blobs(`http://k:s@127.0.0.1:${port}/adjutant`, { silenceMs: 200 });
  };

  test("before it answers is not waited for", { timeout: 20_000 }, async () => {
    const blobs = await silent(() => undefined);
    await expect(blobs.find("notes/a")).rejects.toThrow();
    await expect(blobs.put("notes/a", Buffer.from("x"), text)).rejects.toThrow();
    await expect(blobs.list("notes")).rejects.toThrow();
  });

  test("in the middle of a file ends its reader", { timeout: 20_000 }, async () => {
    const blobs = await silent((response) => {
      response.writeHead(200, { "content-length": 100 });
      response.write("half");
    });
    const { stream } = await blobs.get("notes/a");
    await expect(buffer(stream)).rejects.toThrow();
  });
});
