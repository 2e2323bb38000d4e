import { expect, it } from "vitest";
import { coalesce } from "./coalesce.ts";

it("those who ask together share one execution; of another key they do not", async () => {
  const share = coalesce<string>();
  const begun: string[] = [];
  const ask = (key: string) =>
    share(key, async () => {
      begun.push(key);
      return key;
    });
  expect(await Promise.all([ask("a"), ask("a"), ask("b"), ask("a")])).toEqual(["a", "a", "b", "a"]);
  expect(begun).toEqual(["a", "b"]);
  expect(await ask("a")).toBe("a");
  expect(begun).toEqual(["a", "b", "a"]);
});

it("who asks during an execution gets the next one, which all of them share", async () => {
  const share = coalesce<number>();
  const first = Promise.withResolvers<void>();
  let stored = 1;
  let begun = 0;
  const read = async () => {
    begun += 1;
    const found = stored;
    if (begun === 1) await first.promise;
    return found;
  };
  const one = share("a", read);
  await expect.poll(() => begun).toBe(1);
  stored = 2;
  const others = [share("a", read), share("a", read)];
  first.resolve();
  expect([await one, ...(await Promise.all(others))]).toEqual([1, 2, 2]);
  expect(begun).toBe(2);
});

it("a failure is that of all who shared it, and of nobody after them", async () => {
  const share = coalesce<string>();
  const fail = () => Promise.reject(new Error("no connection"));
  const failed = await Promise.allSettled([share("a", fail), share("a", fail)]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await share("a", async () => "fine")).toBe("fine");
});
