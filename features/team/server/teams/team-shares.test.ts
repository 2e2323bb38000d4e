import { describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Team, TeamMember, TeamUses } from "../../contract/index.ts";
import { stageTeams, type TeamCaller } from "../testing/team-world.ts";

const stage = stageTeams();

async function made(by: TeamCaller, name: string, facts: object = {}): Promise<Team> {
  const { status, body } = await by.call("POST", "/teams", { name, ...facts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const grantTo = (workspaceId: string, teamId: string, objectId = newId(), by = "conversation") =>
  stage.server.look(
    `insert into grants (workspace_id, id, object_type, object_id, team_id, relation)
     values ($1, $2, $3, $4, $5, 'viewer')`,
    [workspaceId, newId(), by, objectId, teamId],
  );

describe("what is shared with a team", () => {
  it("is shared with the people of the teams inside it, as long as these are inside", async () => {
    const here = await stage.workspace();
    const [top, inside] = [await made(here.owner, "Top"), await made(here.owner, "Inside")];
    await here.owner.call("POST", `/teams/${inside.id}/members`, { userIds: [here.member.id] });
    const object = newId();
    await grantTo(here.id, top.id, object);
    const readers = async () => {
      const [row] = await stage.server.look<{ readers: string[] }>(
        "select app.readers_among($1, 'conversation', $2, $3) as readers",
        [here.id, object, [here.member.id, here.admin.id]],
      );
      return row?.readers;
    };
    expect(await readers()).toEqual([]);
    await here.owner.call("PATCH", `/teams/${inside.id}`, { parentId: top.id });
    expect(await readers()).toEqual([here.member.id]);
    const { items } = await here.admin.get<Page<TeamMember>>(`/teams/${top.id}/members`);
    expect(items).toMatchObject([{ id: here.member.id, isDirect: false, through: ["Inside"] }]);
    expect(await here.owner.tried("DELETE", `/teams/${top.id}/members/${here.member.id}`)).toBe(
      "team.member_not_found",
    );
    expect((await here.member.get<Team>(`/teams/${top.id}`)).isOwn).toBe(true);
    await here.owner.call("PATCH", `/teams/${inside.id}`, { parentId: null });
    expect(await readers()).toEqual([]);
    const told = await stage.server.look<{ name: string }>(
      "select name from events where workspace_id = $1 and user_id = $2 and name like 'share.%' order by id",
      [here.id, here.member.id],
    );
    expect(told.map(({ name }) => name)).toEqual(["share.granted", "share.withdrawn"]);
  });

  it("is listed without the names of what the reader may not open", async () => {
    const here = await stage.workspace();
    const [top, inside] = [await made(here.owner, "Top"), await made(here.owner, "Inside")];
    await here.owner.call("PATCH", `/teams/${inside.id}`, { parentId: top.id });
    await grantTo(here.id, top.id);
    await grantTo(here.id, inside.id);
    const { items } = await here.member.get<Page<object>>(`/teams/${inside.id}/shares`);
    expect(items).toMatchObject([
      { noun: "conversation", name: null, path: null, isOfParent: false },
      { noun: "conversation", name: null, path: null, isOfParent: true },
    ]);
  });

  it("is shared no longer when the team is deleted, which is said before and recorded", async () => {
    const here = await stage.workspace();
    const [top, inside] = [await made(here.owner, "Top"), await made(here.owner, "Inside")];
    await here.owner.call("PATCH", `/teams/${inside.id}`, { parentId: top.id });
    await here.owner.call("POST", `/teams/${top.id}/members`, { userIds: [here.member.id] });
    await grantTo(here.id, top.id);
    expect(await here.admin.get<TeamUses>(`/teams/${top.id}/uses`)).toEqual({
      ...{ shares: 1, models: [], teams: ["Inside"], requests: 0 },
    });
    expect(await here.member.tried("DELETE", `/teams/${top.id}`)).toBe("auth.forbidden");
    expect(await here.admin.tried("DELETE", `/teams/${top.id}`)).toBe(204);
    expect(await here.admin.tried("DELETE", `/teams/${top.id}`)).toBe("team.not_found");
    expect((await here.admin.get<Team>(`/teams/${inside.id}`)).parent).toBeNull();
    expect(await stage.server.look("select from grants where workspace_id = $1", [here.id])).toEqual([]);
    const [event] = await stage.server.look<{ envelope: { facts: object } }>(
      "select convert_from(envelope, 'utf8')::json as envelope from audit_events where workspace_id = $1 and act = 'team.deleted'",
      [here.id],
    );
    expect(event?.envelope.facts).toMatchObject({ shares: 1, models: 0, teams: 1 });
    const told = await stage.server.look<{ name: string }>(
      "select name from events where workspace_id = $1 and user_id = $2 and name = 'share.withdrawn'",
      [here.id, here.member.id],
    );
    expect(told).toHaveLength(1);
  });
});
