import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openKeyRing, readKeyRing, rotateKeyRing } from "./key-ring.ts";
import { createSecrets } from "./secrets.ts";

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "adjutant-keys-"));
  path = join(folder, "deeper", "keys.json");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the key file", () => {
  it("is made at the first start, for its owner alone", async () => {
    const ring = await openKeyRing(path);
    expect(Object.keys(ring.keys)).toEqual([ring.currentId]);
    expect(Buffer.from(ring.keys[ring.currentId] ?? "", "base64")).toHaveLength(32);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(join(folder, "deeper"))).mode & 0o777).toBe(0o700);
  });

  it("is the same for all of 20 servers that make it at the same moment, and leaves no other file", async () => {
    const rings = await Promise.all(Array.from({ length: 20 }, () => openKeyRing(path)));
    for (const ring of rings) expect(ring).toEqual(rings[0]);
    expect(await readdir(join(folder, "deeper"))).toEqual(["keys.json"]);
  });

  it("is only read from the second start on", async () => {
    await openKeyRing(path);
    const before = await readFile(path, "utf8");
    await openKeyRing(path);
    expect(await readFile(path, "utf8")).toBe(before);
  });

  it("stops the start when it is damaged, instead of making another", async () => {
    await openKeyRing(path);
    await writeFile(path, "{ half");
    await expect(openKeyRing(path)).rejects.toThrow(`The key file ${path} cannot be read`);
    expect(await readFile(path, "utf8")).toBe("{ half");
  });

  it.each([
    "{}",
    '{"currentId":"k1","keys":{}}',
    '{"currentId":"k1","keys":{"k1":"c2hvcnQ="}}',
    "null",
    "[]",
  ])("stops the start when it holds no usable key: %s", async (content) => {
    await openKeyRing(path);
    await writeFile(path, content);
    await expect(openKeyRing(path)).rejects.toThrow(/The key file .* cannot be read/);
  });
});

describe("a sealed secret", () => {
  it("opens in its own context, whatever it holds", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    for (const text of ["sk-123", "", "äöü 👩‍👩‍👧", "x".repeat(100_000)]) {
      expect(secrets.decrypt(secrets.encrypt(text, "a/b"), "a/b")).toBe(text);
    }
  });

  it("shows nothing of what it holds and is never the same twice", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    const [one, two] = [secrets.encrypt("visible", "a"), secrets.encrypt("visible", "a")];
    expect(one).not.toBe(two);
    expect(one).not.toContain("visible");
  });

  it("stays closed in another context", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    const sealed = secrets.encrypt("secret", "providers/1");
    expect(() => secrets.decrypt(sealed, "providers/2")).toThrow();
  });

  it("stays closed when any part of it was changed", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    const parts = secrets.encrypt("secret", "a").split(".");
    for (const index of [2, 3, 4]) {
      const changed = parts.map((part, at) => {
        if (at !== index) return part;
        const bytes = Buffer.from(part, "base64url");
        bytes[0] = (bytes[0] ?? 0) ^ 1;
        return bytes.toString("base64url");
      });
      expect(() => secrets.decrypt(changed.join("."), "a"), `part ${index}`).toThrow();
    }
  });

  it("stays closed when its tag was shortened", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    const parts = secrets.encrypt("secret", "a").split(".");
    for (const bytes of [4, 8, 12]) {
      const tag = Buffer.from(parts[3] ?? "", "base64url")
        .subarray(0, bytes)
        .toString("base64url");
      const shortened = parts.map((part, at) => (at === 3 ? tag : part)).join(".");
      expect(() => secrets.decrypt(shortened, "a"), `${bytes} bytes`).toThrow();
    }
  });

  it.each(["", "plain text", "v1.k1", "v2.k1.a.b.c"])("is not what %j is", async (text) => {
    const secrets = createSecrets(await openKeyRing(path));
    expect(() => secrets.decrypt(text, "a")).toThrow("This is not a sealed secret.");
  });

  it("opens after the keys were rotated, and is then to be sealed anew", async () => {
    const sealed = createSecrets(await openKeyRing(path)).encrypt("secret", "a");
    const after = createSecrets(await rotateKeyRing(path));
    expect(after.decrypt(sealed, "a")).toBe("secret");
    expect(after.isStale(sealed)).toBe(true);
    expect(after.isStale(after.encrypt("secret", "a"))).toBe(false);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(createSecrets(await openKeyRing(path)).decrypt(sealed, "a")).toBe("secret");
  });

  it("opens in a server that was running while the keys were rotated elsewhere", async () => {
    const running = createSecrets(await openKeyRing(path), () => readKeyRing(path));
    const sealed = createSecrets(await rotateKeyRing(path)).encrypt("secret", "a");
    expect(running.decrypt(sealed, "a")).toBe("secret");
    expect(running.isStale(sealed)).toBe(false);
    expect(running.encrypt("other", "a").startsWith(running.currentPrefix)).toBe(true);
  });

  it("that names a key which does not exist makes nobody read the file over and over", async () => {
    let reads = 0;
    const ring = await openKeyRing(path);
    const secrets = createSecrets(ring, () => {
      reads += 1;
      return ring;
    });
    for (let round = 0; round < 50; round += 1) {
      expect(() => secrets.decrypt("v1.kgone.a.b.c", "a")).toThrow(/Restore the key file/);
      expect(() => secrets.decrypt("v1.constructor.a.b.c", "a")).toThrow(/Restore the key file/);
    }
    expect(reads).toBe(1);
  });

  it("says what to do when its key is gone", async () => {
    const sealed = createSecrets(await openKeyRing(path)).encrypt("secret", "a");
    const other = createSecrets(await openKeyRing(join(folder, "other.json")));
    expect(() => other.decrypt(sealed, "a")).toThrow(/Restore the key file from a backup/);
  });
});

describe("a digest", () => {
  it("is the same for the same text and context, and says nothing of the text", async () => {
    const secrets = createSecrets(await openKeyRing(path));
    const digest = secrets.digest("192.0.2.7", "limit");
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(secrets.digest("192.0.2.7", "limit")).toBe(digest);
    expect(secrets.digest("192.0.2.8", "limit")).not.toBe(digest);
    expect(secrets.digest("192.0.2.7", "another")).not.toBe(digest);
  });

  it("is another one with another key, so that nobody without ours can try addresses until one fits", async () => {
    const ours = createSecrets(await openKeyRing(path)).digest("192.0.2.7", "limit");
    const theirs = createSecrets(await openKeyRing(join(folder, "theirs.json"))).digest("192.0.2.7", "limit");
    expect(theirs).not.toBe(ours);
  });
});
