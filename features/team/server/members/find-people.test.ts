import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chatModule } from "#features/chat/server/module.ts";
import { sharingModule } from "#features/sharing/server/index.ts";
import type { ToolContext } from "#features/tools/server/index.ts";
import { shareObject } from "#platform/server/access/share-object.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { createTestServer, type TestServer } from "#platform/server/testing/create-test-server.ts";
import { createUserActor } from "#platform/server/testing/create-user-actor.ts";
import { storePerson } from "#platform/server/testing/store-person.ts";
import { findPeopleTool } from "./find-people.tool.ts";

const workspaceId = newId();
let server: TestServer;
let ann: UserActor;
let gus: UserActor;

beforeAll(async () => {
  server = await createTestServer({ modules: [sharingModule, chatModule], isWorker: false });
  ann = await join("Ann Auer", "member");
  await join("Carl Conrad", "admin");
  gus = await join("Gus Gast", "guest");
  const stranger = createUserActor();
  await storePerson(server, stranger);
});
afterAll(() => server[Symbol.asyncDispose]());

async function join(name: string, role: UserActor["role"]): Promise<UserActor> {
  const person = createUserActor({ workspaceId, role });
  await storePerson(server, person);
  await server.look(
    "update auth.users set email = $2, raw_user_meta_data = $3, email_confirmed_at = now() where id = $1",
    [person.userId, `${newId()}@example.com`, JSON.stringify({ name })],
  );
  return person;
}

const find = async (person: UserActor, input: object = {}, conversationId: string | null = null) => {
  const ctx = server.as({ type: "agent", runId: newId(), person });
  return (await findPeopleTool.run({ ctx, conversationId } as ToolContext, input)).content;
};

describe("people are found", () => {
  it("by name and by role, with address and role, in one's own workspace alone", async () => {
    const all = await find(ann);
    expect(all.split("\n")).toHaveLength(3);
    expect(await find(ann, { name: "conrad" })).toMatch(/^- Carl Conrad \(\S+@example\.com; admin\)$/);
    expect(await find(ann, { role: "admin" })).toContain("Carl Conrad");
    expect(await find(ann, { name: "Nobody" })).toBe("No such person is here.");
  });

  it("by nobody who is a guest", async () => {
    await expect(find(gus)).rejects.toMatchObject({ code: "people.not_listed" });
    await expect(find(gus, { name: "Carl" })).rejects.toMatchObject({ code: "people.not_listed" });
  });

  it("not in a conversation that others read, since a guest may be among them", async () => {
    const id = newId();
    await server.look(
      "insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Any')",
      [...[workspaceId, id, ann.userId]],
    );
    expect(await find(ann, { name: "Carl" }, id)).toContain("Carl Conrad");
    const subject = { userId: gus.userId };
    await shareObject(server.as(ann), { object: { noun: "conversation", id }, subject, relation: "viewer" });
    await expect(find(ann, { name: "Carl" }, id)).rejects.toMatchObject({ code: "people.read_along" });
  });
});
