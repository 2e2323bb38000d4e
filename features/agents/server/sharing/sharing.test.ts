import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ChatServer, createChatServer } from "#features/chat/server/testing.ts";
import type { ShareGrant } from "#features/sharing/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Agent, AgentRecord } from "../../contract/index.ts";
import { agentsModule } from "../module.ts";
import { AgentClient } from "../testing/agent-client.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer({ modules: [agentsModule] });
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = ({ id }: { id: string }) => `/api/v1/agents/${id}`;
const sharesOf = ({ id }: { id: string }) => `/api/v1/shares/agent/${id}`;

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
    ]) {
      expect(await bob.refused("GET", `${pathOf(agent)}/${place}`), place).toEqual([403, "auth.forbidden"]);
    }
    for (const place of ["", "/grants", "/requests", `/people/${bob.person.userId}`])
      expect(await bob.refused("GET", `${sharesOf(agent)}${place}`), place).toEqual([403, "auth.forbidden"]);
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
    await bob.proveAddress();
    for (const [method, path, body] of [
      ["PUT", `${sharesOf(agent)}/grants`, { subject: { type: "workspace" }, relation: "viewer" }],
      ["PUT", `${sharesOf(agent)}/owner`, { userId: bob.person.userId }],
      ["POST", `${pathOf(agent)}/archive`, undefined],
      ["DELETE", pathOf(agent), undefined],
    ] as const) {
      expect(await bob.refused(method, path, body)).toEqual([403, "auth.forbidden"]);
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
    const path = `${sharesOf(agent)}/grants`;
    const first = await ann.get<Page<ShareGrant>>(`${path}?limit=1`);
    const next = await ann.get<Page<ShareGrant>>(`${path}?limit=1&cursor=${first.nextCursor}`);
    const grants = [...first.items, ...next.items];
    expect(grants.map(({ name, relation, subject }) => [name, relation, subject.type])).toEqual([
      ["Sales", "editor", "team"],
      ["Test", "viewer", "workspace"],
    ]);
    for (const { id } of grants) await ann.done("DELETE", `${path}/${id}`);
    expect(await bob.refused("GET", pathOf(agent))).toEqual([404, "agent.not_found"]);
    expect(await ann.refused("DELETE", `${path}/${grants[0]?.id}`)).toEqual([404, "share.not_found"]);
  });

  it("is not shared with a person or team of another workspace", async () => {
    const { ann } = stage();
    const agent = await ann.create();
    await ann.proveAddress();
    const other = AgentClient.of(server);
    await other.call("GET", "/api/v1/agents");
    for (const subject of [
      { type: "user", userId: other.person.userId },
      { type: "team", teamId: newId() },
    ]) {
      const body = { subject, relation: "viewer" };
      expect(await ann.refused("PUT", `${sharesOf(agent)}/grants`, body)).toEqual([
        404,
        "grant.subject_not_found",
      ]);
    }
  });

  it("is given to one of two colleagues, when its owner gives it to both at once", async () => {
    const { ann, bob, workspaceId } = stage();
    const cem = AgentClient.of(server, { workspaceId });
    const agent = await ann.published();
    for (const who of [bob, cem]) await who.call("GET", "/api/v1/agents");
    await ann.proveAddress();
    const give = (who: AgentClient) =>
      ann.call("PUT", `${sharesOf(agent)}/owner`, { userId: who.person.userId });
    const replies = await Promise.all([give(bob), give(cem)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403]);
  });

  it("is commented on by nobody, and given to a colleague who owns it from then on", async () => {
    const { ann, bob } = stage();
    const agent = await ann.published();
    await bob.call("GET", "/api/v1/agents");
    await ann.proveAddress();
    const subject = { type: "user", userId: bob.person.userId };
    const grants = `${sharesOf(agent)}/grants`;
    expect(await ann.refused("PUT", grants, { subject, relation: "commenter" })).toEqual([
      ...[422, "share.relation_not_offered"],
    ]);
    await ann.done("PUT", `${sharesOf(agent)}/owner`, { userId: bob.person.userId });
    expect((await bob.get<Agent>(pathOf(agent))).abilities).toMatchObject({ share: true, delete: true });
    expect((await ann.get<Agent>(pathOf(agent))).abilities).toMatchObject({ edit: true, delete: false });
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
