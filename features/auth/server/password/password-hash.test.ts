import { expect, test } from "vitest";
import { hashPassword, isPasswordHash, verifyPassword } from "./password-hash.ts";

test("a password is kept as a hash that costs whoever guesses 19 MiB and two passes", async () => {
  const hash = await hashPassword("a good password");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await verifyPassword("a good password", hash)).toBe(true);
  expect(await verifyPassword("a good passwore", hash)).toBe(false);
});

test("the same password has another hash each time", async () => {
  expect(await hashPassword("a good password")).not.toBe(await hashPassword("a good password"));
});

test("without a stored hash no password is right", async () => {
  for (const none of [null, undefined, "", "plain"]) expect(await verifyPassword("plain", none)).toBe(false);
});

test("hashes from elsewhere are taken up to a cost that does not stop the server", () => {
  const hash = (cost: string) => `$argon2id$v=19$${cost}$c2FsdHNhbHQ$aGFzaGhhc2g`;
  expect(isPasswordHash(hash("m=65536,t=3,p=4"))).toBe(true);
  for (const cost of ["m=131073,t=2,p=1", "m=19456,t=11,p=1", "m=19456,t=2,p=9"]) {
    expect(isPasswordHash(hash(cost))).toBe(false);
  }
});
