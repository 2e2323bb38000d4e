import { expect, it } from "vitest";
import { atMost } from "./turns.ts";

const refuse = () => {
  throw new Error("too many");
};

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, (error) => (error ? reject(error) : resolve(name))),
    );
  };
  return { begun, work, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

it("lets the next begin in the order in which they came, when one ends", async () => {
  const { begun, work, end } = heldWork();
  const turns = atMost(2, 2);
  const all = ["a", "b", "c", "d"].map((name) => turns.take(work(name), refuse));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await all[1]).toBe("b");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c", "d"]);
  end("c");
  end("d");
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

it("refuses whoever comes when enough wait, and takes them when there is room again", async () => {
  const { begun, work, end } = heldWork();
  const turns = atMost(1, 0);
  const first = turns.take(work("a"), refuse);
  await expect(turns.take(work("b"), refuse)).rejects.toThrow("too many");
  end("a");
  await first;
  const again = turns.take(work("c"), refuse);
  expect(begun).toEqual(["a", "c"]);
  end("c");
  await again;
});

it("goes on after work that failed", async () => {
  const { work, end } = heldWork();
  const turns = atMost(1, 1);
  const failing = turns.take(work("a"), refuse);
  const next = turns.take(work("b"), refuse);
  end("a", new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  await expect.poll(() => end("b") ?? "asked").toBe("asked");
  expect(await next).toBe("b");
});
