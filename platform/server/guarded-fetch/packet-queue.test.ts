import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PacketQueue } from "./packet-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const source = { pause: vi.fn(), resume: vi.fn(), abort: vi.fn() };
  const onOver = vi.fn();
  const queue = new PacketQueue({ firstByteTimeoutMs: 1_000, idleTimeoutMs: 300 }, onOver);
  queue.open(source);
  return { queue, source, onOver };
}

const textOf = async (queue: PacketQueue) => (await queue.read())?.map(String);

describe("packets of a body", () => {
  it("that arrive in one turn are read together, also when they were waited for", async () => {
    const { queue } = open();
    const waiting = textOf(queue);
    queue.push(Buffer.from("a"));
    queue.push(Buffer.from("b"));
    expect(await waiting).toEqual(["a", "b"]);
    queue.push(Buffer.from("c"));
    queue.end();
    expect(await textOf(queue)).toEqual(["c"]);
    expect(await textOf(queue)).toBeUndefined();
  });

  it("that came before a failure are read before it", async () => {
    const { queue, onOver } = open();
    queue.push(Buffer.from("a"));
    queue.fail(new Error("broken"));
    expect(await textOf(queue)).toEqual(["a"]);
    await expect(queue.read()).rejects.toThrow("broken");
    expect(onOver).toHaveBeenCalledOnce();
  });

  it("wait for a slow reader, whom no clock hurries", async () => {
    const { queue, source } = open();
    queue.push(Buffer.alloc(300_000));
    expect(source.pause).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(await queue.read()).toHaveLength(1);
    expect(source.resume).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(301);
    await expect(queue.read()).rejects.toMatchObject({ code: "fetch.timed_out" });
  });
});

describe("a server that is silent", () => {
  it("before its first byte is given up after one time, between two packets after another", async () => {
    const { queue, source } = open();
    vi.advanceTimersByTime(999);
    queue.push(Buffer.from("a"));
    expect(await textOf(queue)).toEqual(["a"]);
    vi.advanceTimersByTime(299);
    queue.push(Buffer.from("b"));
    vi.advanceTimersByTime(299);
    expect(source.abort).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(source.abort).toHaveBeenCalledOnce();
    expect(await textOf(queue)).toEqual(["b"]);
    await expect(queue.read()).rejects.toMatchObject({ code: "fetch.timed_out" });

    const never = open();
    vi.advanceTimersByTime(1_001);
    await expect(never.queue.read()).rejects.toMatchObject({ code: "fetch.timed_out" });
  });

  it("after the end of its answer is not", () => {
    const { queue, source } = open();
    queue.push(Buffer.from("a"));
    queue.end();
    vi.advanceTimersByTime(60_000);
    expect(source.abort).not.toHaveBeenCalled();
  });
});

describe("a reader that gives up", () => {
  it("closes the connection and gets nothing more", async () => {
    const { queue, source } = open();
    queue.push(Buffer.from("a"));
    queue.cancel();
    queue.push(Buffer.from("b"));
    expect(source.abort).toHaveBeenCalledOnce();
    await expect(queue.read()).rejects.toMatchObject({ code: "fetch.cancelled" });
  });

  it("before there was a connection closes it when it comes", () => {
    const { queue } = open();
    queue.cancel();
    const late = { pause: vi.fn(), resume: vi.fn(), abort: vi.fn() };
    queue.open(late);
    expect(late.abort).toHaveBeenCalledOnce();
  });
});
