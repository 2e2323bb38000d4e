import { expect, it } from "vitest";
import { concurrencyLimit } from "./concurrency-limit.ts";

const refuse = () => {
  throw new Error("too many");
};

const patience = { refuse, signal: new AbortController().signal };

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
  const turns = concurrencyLimit(2, 2);
  const all = ["a", "b", "c", "d"].map((name) => turns.take(work(name), patience));
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
  const turns = concurrencyLimit(1, 0);
  const first = turns.take(work("a"), patience);
  await expect(turns.take(work("b"), patience)).rejects.toThrow("too many");
  end("a");
  await first;
  const again = turns.take(work("c"), patience);
  expect(begun).toEqual(["a", "c"]);
  end("c");
  await again;
});

it("goes on after work that failed", async () => {
  const { work, end } = heldWork();
  const turns = concurrencyLimit(1, 1);
  const failing = turns.take(work("a"), patience);
  const next = turns.take(work("b"), patience);
  end("a", new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  await expect.poll(() => end("b") ?? "asked").toBe("asked");
  expect(await next).toBe("b");
});

it("leaves the queue when it is cancelled, and the turn goes to the next", async () => {
  const { begun, work, end } = heldWork();
  const turns = concurrencyLimit(1, 2);
  const gone = new AbortController();
  const first = turns.take(work("a"), patience);
  const cancelled = turns.take(work("b"), { refuse, signal: gone.signal });
  const next = turns.take(work("c"), patience);
  gone.abort(new Error("gone"));
  await expect(cancelled).rejects.toThrow("gone");
  const instead = turns.take(work("d"), patience);
  end("a");
  await first;
  await expect.poll(() => begun).toEqual(["a", "c"]);
  end("c");
  await next;
  await expect.poll(() => begun).toEqual(["a", "c", "d"]);
  end("d");
  await instead;
});

it("begins nothing for whoever was cancelled before", async () => {
  const { begun, work } = heldWork();
  const turns = concurrencyLimit(1, 0);
  const signal = AbortSignal.abort(new Error("gone"));
  await expect(turns.take(work("a"), { refuse, signal })).rejects.toThrow("gone");
  expect(begun).toEqual([]);
});

it("refuses whoever waits too long, and goes on", async () => {
  const { begun, work, end } = heldWork();
  const turns = concurrencyLimit(1, 1, 20);
  const first = turns.take(work("a"), patience);
  await expect(turns.take(work("b"), patience)).rejects.toThrow("too many");
  end("a");
  await first;
  const next = turns.take(work("c"), patience);
  expect(begun).toEqual(["a", "c"]);
  end("c");
  expect(await next).toBe("c");
});
