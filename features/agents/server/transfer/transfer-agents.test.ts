import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { eraseTables } from "#platform/server/erasure/erase-tables.ts";
import { newId } from "#platform/server/ids.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";
import { transferLeftAgents } from "./transfer-agents.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createOwnChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A member with an agent for the workspace and one of their own, a colleague, an admin and an owner. */
async function staged() {
  const ann = AgentClient.of(server);
  const { workspaceId } = ann.person;
  const bob = AgentClient.of(server, { workspaceId });
  const [admin, owner] = (["admin", "owner"] as const).map((role) =>
    AgentClient.of(server, { workspaceId, role }),
  );
  if (!admin || !owner) throw new Error("They are not there.");
  const shared = await ann.published({ name: "Ours", instructions: "Be exact." });
  const own = await ann.published({ name: "Mine" });
  for (const who of [bob, admin, owner]) await who.call("GET", "/api/v1/agents");
  await ann.grant(shared, { type: "workspace" }, "use");
  return { ann, bob, admin, owner, shared, own };
}

const ownerOf = async ({ id }: { id: string }) =>
  (await server.look<{ user_id: string }>("select user_id from agents where id = $1", [id]))[0]?.user_id;
const leave = ({ person }: AgentClient) =>
  server.look("delete from memberships where user_id = $1", [person.userId]);
const look = () => transferLeftAgents.perform(server.system, {});

describe("an agent whose owner leaves", () => {
  it("goes to an owner of the workspace when it is shared, and works on for those who have it", async () => {
    const { ann, bob, owner, shared, own } = await staged();
    await leave(ann);
    await look();
    expect(await ownerOf(shared)).toBe(owner.person.userId);
    expect(await ownerOf(own)).toBe(ann.person.userId);
    expect((await bob.ask("Hello", { agentId: shared.id })).model?.agent?.name).toBe("Ours");
    expect((await owner.draft(shared)).content.instructions).toBe("Be exact.");
    const [event] = await server.look<{ envelope: string }>(
      `select convert_from(envelope, 'utf8') as envelope from audit_events
       where act = 'agent.transferred' and workspace_id = $1`,
      [ann.person.workspaceId],
    );
    expect(event?.envelope).toContain(owner.person.userId);
    expect(event?.envelope).not.toContain(ann.person.userId);
  });

  it("goes to an admin where no owner may act, and stays where nobody may", async () => {
    const { ann, admin, owner, shared } = await staged();
    await leave(ann);
    await leave(owner);
    await server.look("update auth.users set banned_until = 'infinity' where id = $1", [admin.person.userId]);
    await look();
    expect(await ownerOf(shared)).toBe(ann.person.userId);
    await server.look("update auth.users set banned_until = null where id = $1", [admin.person.userId]);
    await look();
    expect(await ownerOf(shared)).toBe(admin.person.userId);
  });

  it("stays where nobody else has it any more, and goes with the account", async () => {
    const { ann, shared, own } = await staged();
    const { workspaceId, userId } = ann.person;
    const teamId = newId();
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Board')", [
      workspaceId,
      teamId,
    ]);
    await ann.grant(own, { type: "team", teamId }, "use");
    await server.look("update grants set expires_at = now() - interval '1 second' where object_id = $1", [
      shared.id,
    ]);
    await leave(ann);
    await look();
    expect([await ownerOf(shared), await ownerOf(own)]).toEqual([userId, userId]);
    await eraseTables(server.system, userId);
    expect([await ownerOf(shared), await ownerOf(own)]).toEqual([undefined, undefined]);
  });

  it("stays with an owner who is only suspended", async () => {
    const { ann, shared } = await staged();
    await server.look("update auth.users set banned_until = 'infinity' where id = $1", [ann.person.userId]);
    await look();
    expect(await ownerOf(shared)).toBe(ann.person.userId);
  });
});

it("an agent whose owner is erased is kept for its team without their name, and a private one is gone", async () => {
  const { ann, bob, owner, shared, own } = await staged();
  await server.look("delete from auth.users where id = $1", [ann.person.userId]);
  await eraseTables(server.system, ann.person.userId);
  expect([await ownerOf(shared), await ownerOf(own)]).toEqual([owner.person.userId, undefined]);
  const versions = await server.look(
    "select saved_by, published_by, written_by, text_integrity from agent_versions where agent_id = $1",
    [shared.id],
  );
  const nobody = { saved_by: null, published_by: null, written_by: null };
  expect(versions).toEqual(versions.map(() => ({ ...nobody, text_integrity: "user" })));
  const { runId } = await bob.ask("Hello", { agentId: shared.id });
  expect(await server.look("select integrity from run_steps where run_id = $1", [runId])).toEqual([
    { integrity: "organization" },
  ]);
});

it("nobody but the product transfers agents", async () => {
  const { ann, shared } = await staged();
  await expect(transferLeftAgents.perform(server.as(ann.person), {})).rejects.toThrow(
    "Only the product itself",
  );
  expect(await ownerOf(shared)).toBe(ann.person.userId);
});
