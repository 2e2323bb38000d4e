import { expect, it } from "vitest";
import { readProofs } from "./read-proofs.ts";

const first =
  "c2sp.org/tlog-proof@v1\nextra e30=\nindex 0\n\nadjutant/log\n1\nö c2sp.org/tlog-proof@v1\n\n— a b\n";
const second = first.replace("index 0", "index 1");

it.each([1, 2, 7, 23, 24, 64, 1000])("proofs are read one by one, from pieces of %i bytes", async (size) => {
  const bytes = Buffer.from(first + second);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  expect(await Array.fromAsync(readProofs(pieces()))).toEqual([first, second]);
});

it("a proof that never ends does not fill memory", async () => {
  let taken = 0;
  async function* pieces() {
    for (;;) {
      taken += 1;
      yield Buffer.alloc(1024 * 1024, "a");
    }
  }
  await expect(Array.fromAsync(readProofs(pieces()))).rejects.toThrow();
  expect(taken).toBeLessThan(20);
});
