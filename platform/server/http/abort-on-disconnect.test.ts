import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { abortOnDisconnect } from "./abort-on-disconnect.ts";

let server: ReturnType<typeof fastify>;
let url: string;
let replies: FastifyReply[];
beforeEach(async () => {
  replies = [];
  server = fastify();
  server.get("/", (_request: FastifyRequest, reply: FastifyReply) => void replies.push(reply));
  url = await server.listen({ port: 0 });
});
afterEach(() => server.close());

/** A caller who is there until told to go. */
async function ask() {
  const caller = new AbortController();
  const answer = fetch(url, { signal: caller.signal });
  answer.catch(() => undefined);
  await expect.poll(() => replies).toHaveLength(1);
  return { reply: replies[0] as FastifyReply, answer, go: () => caller.abort() };
}

const cancelled = { code: "request.cancelled", status: 499 };

it("aborts when the caller goes away, as no fault of the server", async () => {
  const { reply, go } = await ask();
  const signal = abortOnDisconnect(reply);
  expect(signal.aborted).toBe(false);
  go();
  await once(signal, "abort");
  expect(signal.reason).toMatchObject(cancelled);
});

it("is aborted at once where the caller is gone already", async () => {
  const { reply, go } = await ask();
  go();
  await once(reply.raw, "close");
  const signal = abortOnDisconnect(reply);
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject(cancelled);
});

it("does not abort when the answer was sent", async () => {
  const { reply, answer } = await ask();
  const signal = abortOnDisconnect(reply);
  const closed = once(reply.raw, "close");
  await reply.send("done");
  expect(await (await answer).text()).toBe("done");
  await closed;
  await setImmediate();
  expect(signal.aborted).toBe(false);
  expect(abortOnDisconnect(reply).aborted).toBe(false);
});
