import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ChatClient, type ChatServer, createOwnChatServer, personOf } from "#features/chat/server/testing.ts";
import { newId } from "#platform/server/ids.ts";
import { makeWav } from "../testing/make-wav.ts";
import { recordingRoutes } from "./recording.routes.ts";

/** Encodes nothing until it is told to. */
let ends: (() => void)[];
const encode = () =>
  new Promise<Buffer<ArrayBuffer>>((resolve) => ends.push(() => resolve(Buffer.from("sound"))));

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [{ name: "voice", routes: [recordingRoutes({ encode })] }] });
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => {
  ends = [];
});

const newPerson = () => new ChatClient(server, personOf());

const put = (as: ChatClient, messageId: string, wav: Buffer<ArrayBuffer> = makeWav(1)) =>
  as.request("PUT", `/api/v1/messages/${messageId}/recording`, wav, { "content-type": "audio/wav" });

async function questionOf(as: ChatClient): Promise<string> {
  return (await as.ask("How much is 2 + 2?")).parentId ?? "";
}

it("encodes nothing of what is not one's own, nor where a recording is kept already", async () => {
  const [ann, ben] = [newPerson(), newPerson()];
  const questionId = await questionOf(ann);
  expect((await put(ben, questionId, Buffer.from("no sound"))).status).toBe(404);
  expect(ends).toEqual([]);
  const kept = put(ann, questionId);
  await expect.poll(() => ends).toHaveLength(1);
  ends[0]?.();
  expect((await kept).status).toBe(204);
  expect((await put(ann, questionId, Buffer.from("no sound"))).status).toBe(204);
  expect(ends).toHaveLength(1);
});

it("encodes two at once, and of one person three wait or are encoded", async () => {
  const [ann, ben] = [newPerson(), newPerson()];
  const [annsId, bensId] = await Promise.all([questionOf(ann), questionOf(ben)]);
  const answered: Response[] = [];
  const asked = [1, 2, 3, 4].map(() => put(ann, annsId).then((reply) => void answered.push(reply)));
  // Whichever of the four comes last.
  await expect.poll(() => answered).toHaveLength(1);
  expect(answered[0]?.status).toBe(503);
  expect(await answered[0]?.json()).toMatchObject({ error: { code: "recording.busy" } });
  await expect.poll(() => ends).toHaveLength(2);
  const other = put(ben, bensId);
  ends[0]?.();
  await expect.poll(() => ends).toHaveLength(3);
  ends[1]?.();
  await expect.poll(() => ends).toHaveLength(4);
  for (const end of ends) end();
  await Promise.all(asked);
  expect(answered.map(({ status }) => status)).toEqual([503, 204, 204, 204]);
  expect((await other).status).toBe(204);
});

it("tells whoever sends without end to wait", async () => {
  const ann = newPerson();
  const statuses: number[] = [];
  // Not a number of times: on a busy machine the limit grows meanwhile.
  while (statuses.at(-1) !== 429 && statuses.length < 200) statuses.push((await put(ann, newId())).status);
  expect(statuses[0]).toBe(404);
  expect(statuses.at(-1)).toBe(429);
});
