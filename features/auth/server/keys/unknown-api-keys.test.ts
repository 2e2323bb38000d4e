import { expect, it, vi } from "vitest";
import { createOwnAuthTestServer } from "../testing.ts";
import { apiKeys } from "./api-keys.ts";
import { createSecretKey } from "./create-api-key.ts";
import { createUnknownApiKeys } from "./unknown-api-keys.ts";

const reads = vi.hoisted(() => ({ count: 0 }));
vi.mock(import("./api-key.repository.ts"), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    listApiKeys: (db) => {
      reads.count += 1;
      return original.listApiKeys(db);
    },
  };
});

it("the same unknown key is looked for once in five seconds", () => {
  let nowMs = 0;
  const unknown = createUnknownApiKeys(() => nowMs);
  expect([unknown.mayLookAgain("a"), unknown.mayLookAgain("a"), unknown.mayLookAgain("b")]).toEqual([
    true,
    false,
    true,
  ]);
  nowMs = 5_000;
  expect(unknown.mayLookAgain("a")).toBe(true);
});

it("however many unknown keys there are, they cause twenty readings at once and four in each second", () => {
  let nowMs = 0;
  const unknown = createUnknownApiKeys(() => nowMs);
  const lookMany = (prefix: string) =>
    Array.from({ length: 5_000 }, (_, index) => unknown.mayLookAgain(`${prefix}${index}`)).filter(Boolean)
      .length;
  expect(lookMany("first ")).toBe(20);
  nowMs = 1_000;
  expect(lookMany("second ")).toBe(4);
});

it("callers with invented keys reach the database a few times only, and are refused", async () => {
  await using server = await createOwnAuthTestServer();
  const ask = async (apikey: string) =>
    (await fetch(`${server.url}/auth/v1/settings`, { headers: { apikey } })).status;
  reads.count = 0;
  const statuses = await Promise.all(Array.from({ length: 200 }, (_, index) => ask(`sb_secret_${index}`)));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(reads.count).toBeLessThan(40);
});

it("a key that was made a moment ago is good at once", async () => {
  await using server = await createOwnAuthTestServer();
  expect(await apiKeys(server.services).roleOf("sb_secret_nobodys")).toBeUndefined();
  const key = await createSecretKey(server.system, {});
  expect(await apiKeys(server.services).roleOf(key)).toBe("service_role");
});
