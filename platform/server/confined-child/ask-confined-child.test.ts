import { EventEmitter } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { askConfinedChild, endOf } from "./ask-confined-child.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const program = place("./testing/tell-rights.ts");
const limits = { timeoutMs: 30_000, heapMegabytes: 64, residentMegabytes: 400 };
const order = { file: place("./ask-confined-child.ts") };
const signal = () => AbortSignal.timeout(60_000);

it("a child has no environment and no right to write", async () => {
  const end = await askConfinedChild({ program, order, limits }, signal());
  expect(end).toMatchObject({
    by: "message",
    message: { environment: [], readsItself: true, readsOther: true, writes: false },
  });
});

it("reads only what it may", async () => {
  const end = await askConfinedChild({ program, order, limits, readable: [place("./testing/")] }, signal());
  expect(end).toMatchObject({ by: "message", message: { readsItself: true, readsOther: false } });
});

it("is killed at its time, and when nobody waits any more", async () => {
  const hanging = { program, order: { ...order, hang: true } };
  const short = { ...limits, timeoutMs: 500 };
  expect(await askConfinedChild({ ...hanging, limits: short }, signal())).toEqual({ by: "time" });
  const leave = new AbortController();
  const asking = askConfinedChild({ ...hanging, limits }, leave.signal);
  leave.abort(new Error("left"));
  await expect(asking).rejects.toThrow("left");
});

it("is killed when it takes too much memory, and its end is told", async () => {
  const small = { ...limits, residentMegabytes: 1 };
  const hanging = { program, order: { ...order, hang: true } };
  expect(await askConfinedChild({ ...hanging, limits: small }, signal())).toEqual({ by: "memory" });
  const missing = place("./testing/none.ts");
  expect(await askConfinedChild({ program: missing, order, limits }, signal())).toEqual({ by: "death" });
});

class Child extends EventEmitter {
  readonly send = () => true;
  readonly kill = () => true;
}

it("is heard when the system tells its end before its words", async () => {
  const child = new Child();
  const end = endOf(child, order, limits);
  child.emit("exit", 0, null);
  child.emit("message", "told");
  child.emit("close", 0, null);
  expect(await end).toEqual({ by: "message", message: "told" });
});
