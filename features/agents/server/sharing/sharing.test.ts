import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Agent, AgentGrant, AgentRecord } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = ({ id }: { id: string }) => `/api/v1/agents/${id}`;

/** An owner and a colleague of the same workspace. */
function stage() {
  const workspaceId = newId();
  const [ann, bob] = [AgentClient.of(server, { workspaceId }), AgentClient.of(server, { workspaceId })];
  return { workspaceId, ann, bob };
}

describe("an agent", () => {
  it("does not exist for colleagues and other workspaces until it is shared", async () => {
    const { ann, bob } = stage();
    const agent = await ann.published();
    for (const who of [bob, AgentClient.of(server)]) {
      expect(await who.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
      expect((await who.get<Page<Agent>>("/api/v1/agents")).items).toEqual([]);
    }
    await ann.grant(agent, bob, "use");
    expect(await bob.get(pathOf(agent))).toMatchObject({
      name: "Helper",
      abilities: { use: true, edit: false, share: false },
    });
  });

  it("is listed as one's own for who made it, and as shared for everybody else", async () => {
    const { ann, bob } = stage();
    const agent = await ann.published();
    await ann.grant(agent, bob, "edit");
    const listed = async (who: AgentClient, show: string) =>
      (await who.get<Page<Agent>>(`/api/v1/agents?show=${show}`)).items.map(({ id }) => id);
    expect([await listed(ann, "own"), await listed(ann, "shared")]).toEqual([[agent.id], []]);
    expect([await listed(bob, "own"), await listed(bob, "shared")]).toEqual([[], [agent.id]]);
  });

  it("shows people who may use it neither draft, versions, figures, exports nor who else may", async () => {
    const { ann, bob } = stage();
    const agent = await ann.published({ instructions: "Secret recipe." });
    await ann.grant(agent, bob, "use");
    const shown = await bob.get<Agent>(pathOf(agent));
    expect(shown.draft).toBeNull();
    expect(JSON.stringify(shown)).not.toContain("recipe");
    for (const place of [
      "draft",
      "versions",
      "versions/1",
      "comparison?before=1&after=draft",
      "figures",
      "export",
      "access",
    ]) {
      expect(await bob.refused("GET", `${pathOf(agent)}/${place}`), place).toEqual([403, "auth.forbidden"]);
    }
    expect(await bob.refused("POST", `${pathOf(agent)}/tests`)).toEqual([403, "auth.forbidden"]);
  });

  it("that was never published does not exist for people who may only use it", async () => {
    const { ann, bob } = stage();
    const agent = await ann.create();
    await ann.grant(agent, bob, "use");
    expect(await bob.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
  });

  it("is changed and published by an editor, and shared, archived and deleted by its owner alone", async () => {
    const { ann, bob } = stage();
    const agent = await ann.create();
    await ann.grant(agent, bob, "edit");
    await bob.save(agent, { purpose: "Bob's" });
    expect(await bob.publish(agent)).toMatchObject({ number: 1, publishedBy: null });
    for (const [method, place, body] of [
      ["PUT", "/access", { subject: { type: "workspace" }, right: "use" }],
      ["POST", "/archive", undefined],
      ["DELETE", "", undefined],
    ] as const) {
      expect(await bob.refused(method, `${pathOf(agent)}${place}`, body)).toEqual([403, "auth.forbidden"]);
    }
  });

  it("is shared with a team and the workspace, listed page by page, and revoked at once", async () => {
    const { workspaceId, ann, bob } = stage();
    const agent = await ann.published();
    const teamId = newId();
    await bob.call("GET", "/api/v1/agents");
    await server.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [
      workspaceId,
      teamId,
    ]);
    await server.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
      ...[workspaceId, teamId, bob.person.userId],
    ]);
    await ann.grant(agent, { type: "team", teamId }, "edit");
    expect((await bob.get<Agent>(pathOf(agent))).abilities.edit).toBe(true);
    await ann.grant(agent, { type: "workspace" }, "use");
    const first = await ann.get<Page<AgentGrant>>(`${pathOf(agent)}/access?limit=1`);
    const next = await ann.get<Page<AgentGrant>>(
      `${pathOf(agent)}/access?limit=1&cursor=${first.nextCursor}`,
    );
    const grants = [...first.items, ...next.items];
    expect(grants.map(({ name, right, subject }) => [name, right, subject.type])).toEqual([
      ["Sales", "edit", "team"],
      ["Test", "use", "workspace"],
    ]);
    for (const { id } of grants) await ann.done("DELETE", `${pathOf(agent)}/access/${id}`);
    expect(await bob.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
    const gone = `${pathOf(agent)}/access/${grants[0]?.id}`;
    expect(await ann.refused("DELETE", gone)).toEqual([404, "agent.grant_not_found"]);
  });

  it("is not shared with a person or team of another workspace", async () => {
    const { ann } = stage();
    const agent = await ann.create();
    const other = AgentClient.of(server);
    await other.call("GET", "/api/v1/agents");
    for (const subject of [
      { type: "user", userId: other.person.userId },
      { type: "team", teamId: newId() },
    ]) {
      const body = { subject, right: "use" };
      expect(await ann.refused("PUT", `${pathOf(agent)}/access`, body)).toEqual([
        404,
        "grant.subject_not_found",
      ]);
    }
  });
});

describe("an owner or admin of the workspace", () => {
  it("sees that an agent exists, not what it contains, and withdraws and readmits it", async () => {
    const { workspaceId, ann, bob } = stage();
    const admin = AgentClient.of(server, { workspaceId, role: "admin" });
    const agent = await ann.published({ instructions: "Secret recipe.", purpose: "Secret purpose." });
    await ann.grant(agent, bob, "use");
    const { items } = await admin.get<Page<AgentRecord>>("/api/v1/workspace/agents");
    expect(items).toMatchObject([{ id: agent.id, name: "Helper", status: "published", publishedNumber: 1 }]);
    expect(JSON.stringify(items)).not.toContain("Secret");
    expect(await admin.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
    const record = await admin.done("POST", `/api/v1/workspace/agents/${agent.id}/withdraw`);
    expect(record).toMatchObject({ status: "withdrawn", abilities: { withdraw: false, readmit: true } });
    expect((await bob.get<Agent>(pathOf(agent))).abilities.use).toBe(false);
    expect((await bob.get<Page<Agent>>("/api/v1/agents?show=usable")).items).toEqual([]);
    await admin.done("POST", `/api/v1/workspace/agents/${agent.id}/readmit`);
    expect((await bob.get<Agent>(pathOf(agent))).abilities.use).toBe(true);
  });

  it("withdraws none of another workspace, and a member withdraws none", async () => {
    const { ann } = stage();
    const agent = await ann.published();
    const path = `/api/v1/workspace/agents/${agent.id}/withdraw`;
    expect(await AgentClient.of(server, { role: "owner" }).refused("POST", path)).toEqual([
      404,
      "agent.not_found",
    ]);
    expect(await ann.refused("POST", path)).toEqual([403, "auth.forbidden"]);
    expect(await ann.refused("GET", "/api/v1/workspace/agents")).toEqual([403, "auth.forbidden"]);
  });
});
