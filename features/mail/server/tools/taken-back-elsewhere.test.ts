import { beforeAll, expect, it } from "vitest";
import type { ToolCall } from "#features/tools/contract/index.ts";
import { registerToolRules } from "#features/tools/server/index.ts";
import { ended } from "#features/tools/server/testing.ts";
import type { UserActor } from "#platform/server/context.ts";
import { letter, stageMail } from "../testing/stage-mail.ts";
import { withdrawMail } from "../withdraw-mail.ts";

const staged = stageMail();
const automatic = new Map([["send_mail", { mode: "automatic", needsOther: false }]] as const);
beforeAll(() => registerToolRules(staged.server.services, async () => automatic));

async function ask<Body>(person: UserActor, method: "GET" | "POST", path: string): Promise<Body> {
  const url = `/api/v1/tools/calls/${path}`;
  const reply = await staged.server.server.inject({ method, url, headers: staged.server.headersOf(person) });
  return reply.json<Body>();
}

const sent = async (person: UserActor) => ended(await staged.call(person, "send_mail", letter())).id;

it("a mail that was taken back on its page is taken back for its tool call, at that time, and only once", async () => {
  const person = await staged.newPerson();
  const id = await sent(person);
  expect((await ask<ToolCall>(person, "GET", id)).abilities.undo).toBe(true);
  const { ended_at } = await withdrawMail(staged.server.as(person), { id });
  const summary = "The mail was taken back before it left.";
  const known = { undone: { at: ended_at?.toISOString(), summary }, abilities: { undo: false } };
  expect(await ask<ToolCall>(person, "GET", id)).toMatchObject(known);
  staged.clock.aheadMs = 30_000;
  expect(await ask(person, "POST", `${id}/undo`)).toMatchObject({ outcome: "already_undone", summary });
  expect(await ask<ToolCall>(person, "GET", id)).toMatchObject(known);
});

it("a mail that has left is not offered to be taken back by its tool call", async () => {
  const person = await staged.newPerson();
  const id = await sent(person);
  staged.clock.aheadMs = 60_000;
  await staged.release({ workspace_id: person.workspaceId, id });
  expect(await ask<ToolCall>(person, "GET", id)).toMatchObject({ undone: null, abilities: { undo: false } });
  expect(await ask(person, "POST", `${id}/undo`)).toMatchObject({
    error: { message: "This mail has left and cannot be taken back." },
  });
});
