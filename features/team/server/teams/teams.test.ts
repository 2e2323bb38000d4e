import { describe, expect, it } from "vitest";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import type { Team, TeamMember } from "../../contract/index.ts";
import { stageTeams, type TeamCaller } from "../testing/team-world.ts";

const stage = stageTeams();

async function made(by: TeamCaller, name: string, facts: object = {}): Promise<Team> {
  const { status, body } = await by.call("POST", "/teams", { name, ...facts });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

describe("a team", () => {
  it("is made by owners and admins, and by nobody else", async () => {
    const here = await stage.workspace();
    expect(await made(here.owner, "Sales", { description: "Those who sell" })).toMatchObject({
      ...{ name: "Sales", description: "Those who sell", parent: null, lead: null, people: 0 },
      ...{ directoryGroup: null, isOwn: false, abilities: { change: true, manage: true } },
    });
    await made(here.admin, "Research");
    for (const who of [here.billing, here.auditor, here.member, here.guest]) {
      expect(await who.tried("POST", "/teams", { name: "Mine" }), who.actor.role).toBe("auth.forbidden");
    }
    expect(await stage.auditedActs(here.id)).toEqual(["team.created", "team.created"]);
  });

  it("has a name of its own, whatever its case", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    const other = await made(here.owner, "Research");
    expect(await here.owner.tried("POST", "/teams", { name: "sales" })).toBe("team.name_taken");
    expect(await here.owner.tried("PATCH", `/teams/${other.id}`, { name: "SALES" })).toBe("team.name_taken");
    expect(await here.owner.tried("PATCH", `/teams/${id}`, { name: "SALES" })).toBe(200);
    expect(await here.owner.tried("POST", "/teams", { name: " " })).toBe("request.invalid");
  });

  it("is listed by name with the teams inside it behind it, searched, and read page by page", async () => {
    const here = await stage.workspace();
    const sales = await made(here.owner, "sales");
    for (const name of ["Research", "Wien"]) await made(here.owner, name);
    await made(here.owner, "Austria", { parentId: sales.id });
    const first = await here.member.get<Page<Team>>("/teams?limit=3");
    expect(first.items.map(({ name, parent }) => [name, parent?.name])).toEqual([
      ["Research", undefined],
      ["sales", undefined],
      ["Austria", "sales"],
    ]);
    const rest = await here.auditor.get<Page<Team>>(`/teams?limit=3&cursor=${first.nextCursor}`);
    expect([rest.items.map(({ name }) => name), rest.nextCursor]).toEqual([["Wien"], null]);
    const found = await here.member.get<Page<Team>>("/teams?search=AUS");
    expect(found.items.map(({ name }) => name)).toEqual(["Austria"]);
    expect(await here.member.tried("GET", "/teams?cursor=nonsense")).toBe("request.invalid");
  });

  it("is nothing that guests, or people of another workspace, learn of", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    for (const path of ["/teams", `/teams/${id}`, `/teams/${id}/members`, `/teams/${id}/shares`]) {
      expect(await here.guest.tried("GET", path), path).toBe("auth.forbidden");
    }
    const elsewhere = await stage.workspace();
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["GET", "/members", undefined],
      ["GET", "/shares", undefined],
      ["GET", "/uses", undefined],
      ["PATCH", "", { name: "Ours" }],
      ["DELETE", "", undefined],
      ["POST", "/members", { userIds: [elsewhere.member.id] }],
      ["PUT", "/lead", { userId: null }],
    ] as const) {
      expect(await elsewhere.owner.tried(method, `/teams/${id}${path}`, body), `${method} ${path}`).toBe(
        "team.not_found",
      );
    }
    expect((await elsewhere.owner.get<Page<Team>>("/teams")).items).toEqual([]);
  });

  it("is renamed, described and moved; it stands one deep", async () => {
    const here = await stage.workspace();
    const [top, inside, other] = [
      await made(here.owner, "Top"),
      await made(here.owner, "Inside"),
      await made(here.owner, "Other"),
    ];
    const move = (id: string, parentId: string | null) =>
      here.admin.tried("PATCH", `/teams/${id}`, { parentId });
    expect(await move(inside.id, top.id)).toBe(200);
    expect(await move(other.id, inside.id)).toBe("team.nested_too_deep");
    expect(await move(top.id, other.id)).toBe("team.nested_too_deep");
    expect(await move(other.id, other.id)).toBe("team.nested_too_deep");
    expect(await move(other.id, newId())).toBe("team.not_found");
    expect(await here.owner.tried("POST", "/teams", { name: "Deep", parentId: inside.id })).toBe(
      "team.nested_too_deep",
    );
    expect(await move(inside.id, null)).toBe(200);
    expect(await here.member.tried("PATCH", `/teams/${top.id}`, { name: "Mine" })).toBe("auth.forbidden");
  });

  it("stands one deep also when two people move at once", async () => {
    const here = await stage.workspace();
    for (let time = 0; time < 20; time++) {
      const [one, two, three] = [
        await made(here.owner, `One ${time}`),
        await made(here.owner, `Two ${time}`),
        await made(here.owner, `Three ${time}`),
      ];
      await Promise.all([
        here.owner.call("PATCH", `/teams/${one.id}`, { parentId: two.id }),
        here.admin.call("PATCH", `/teams/${two.id}`, { parentId: three.id }),
      ]);
    }
    const [deep] = await stage.server.look<{ count: number }>(
      `select count(*)::int as count from teams t join teams p on p.workspace_id = t.workspace_id and p.id = t.parent_id
       where t.workspace_id = $1 and p.parent_id is not null`,
      [here.id],
    );
    expect(deep?.count).toBe(0);
  });

  it("is one of 500 at most, and of two who make the last one a single one does", async () => {
    const here = await stage.workspace();
    await stage.server.look(
      "insert into teams (workspace_id, id, name) select $1, uuidv7(), 'Team ' || n from generate_series(1, 499) n",
      [here.id],
    );
    const tried = await Promise.all(
      [here.owner, here.admin].map((who, index) => who.tried("POST", "/teams", { name: `Last ${index}` })),
    );
    expect(tried.sort()).toEqual([201, "team.too_many"]);
  });
});

describe("the people of a team", () => {
  it("are active members and guests, added and removed by admins", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    const add = (by: TeamCaller, ...userIds: string[]) =>
      by.call("POST", `/teams/${id}/members`, { userIds });
    expect((await add(here.admin, here.member.id, here.guest.id)).body).toEqual({ added: 2 });
    expect((await add(here.admin, here.member.id, here.member.id)).body).toEqual({ added: 0 });
    const { items } = await here.member.get<Page<TeamMember>>(`/teams/${id}/members`);
    expect(items.map(({ name, isGuest, isDirect }) => [name, isGuest, isDirect])).toEqual([
      ["guest", true, true],
      ["member", false, true],
    ]);
    expect(await here.member.tried("POST", `/teams/${id}/members`, { userIds: [here.billing.id] })).toBe(
      "auth.forbidden",
    );
    expect(await here.admin.tried("DELETE", `/teams/${id}/members/${here.guest.id}`)).toBe(204);
    expect(await here.admin.tried("DELETE", `/teams/${id}/members/${here.guest.id}`)).toBe(
      "team.member_not_found",
    );
    expect(await here.billing.tried("DELETE", `/teams/${id}/members/${here.member.id}`)).toBe(
      "auth.forbidden",
    );
    const stranger = await stage.workspace();
    expect((await add(here.admin, here.billing.id, stranger.member.id)).body.error.code).toBe(
      "team.person_not_found",
    );
    await stage.server.look(
      "update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2",
      [here.id, here.billing.id],
    );
    expect((await add(here.admin, here.billing.id)).body.error.code).toBe("team.person_not_found");
    const told = await stage.server.look("select user_id from notifications where workspace_id = $1", [
      here.id,
    ]);
    expect(told).toEqual([{ user_id: here.member.id }]);
  });

  it("are kept by its lead, who renames it and neither moves nor deletes it nor names another lead", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    const other = await made(here.owner, "Other");
    const lead = (userId: string | null) => here.owner.tried("PUT", `/teams/${id}/lead`, { userId });
    expect(await lead(here.member.id)).toBe("team.lead_unfit");
    await here.owner.call("POST", `/teams/${id}/members`, { userIds: [here.member.id, here.guest.id] });
    expect(await lead(here.guest.id)).toBe("team.lead_unfit");
    expect(await lead(here.member.id)).toBe(200);
    const seen = await here.member.get<Team>(`/teams/${id}`);
    expect(seen).toMatchObject({ lead: { name: "member" }, abilities: { change: true, manage: false } });
    expect(await here.member.tried("PATCH", `/teams/${id}`, { name: "Sellers" })).toBe(200);
    expect(await here.member.tried("POST", `/teams/${id}/members`, { userIds: [here.billing.id] })).toBe(200);
    expect(await here.member.tried("DELETE", `/teams/${id}/members/${here.billing.id}`)).toBe(204);
    for (const [method, path, body] of [
      ["PATCH", `/teams/${id}`, { parentId: other.id }],
      ["DELETE", `/teams/${id}`, undefined],
      ["PUT", `/teams/${id}/lead`, { userId: null }],
      ["PATCH", `/teams/${other.id}`, { name: "Ours" }],
      ["GET", `/teams/${id}/uses`, undefined],
    ] as const) {
      expect(await here.member.tried(method, path, body), `${method} ${path}`).toBe("auth.forbidden");
    }
    expect(await here.owner.tried("DELETE", `/teams/${id}/members/${here.member.id}`)).toBe(204);
    expect((await here.owner.get<Team>(`/teams/${id}`)).lead).toBeNull();
  });

  it("are at most 5,000", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    await stage.server.look(
      `with people as (insert into auth.users (id) select uuidv7() from generate_series(1, 5000) returning id),
       joined as (insert into memberships (workspace_id, user_id, role) select $1, id, 'member' from people returning user_id)
       select count(*) from joined`,
      [here.id],
    );
    await stage.server.look(
      `insert into team_memberships (workspace_id, team_id, user_id) select $1, $2, user_id from memberships
       where workspace_id = $1 and user_id <> all($3) limit 4999`,
      [here.id, id, [here.member.id, here.admin.id]],
    );
    const add = (userId: string) => here.owner.tried("POST", `/teams/${id}/members`, { userIds: [userId] });
    const tried = await Promise.all([add(here.member.id), add(here.admin.id)]);
    expect(tried.sort()).toEqual([200, "team.full"]);
  });

  it("leave it with the workspace", async () => {
    const here = await stage.workspace();
    const { id } = await made(here.owner, "Sales");
    await here.owner.call("POST", `/teams/${id}/members`, { userIds: [here.member.id] });
    await stage.server.look("delete from memberships where workspace_id = $1 and user_id = $2", [
      here.id,
      here.member.id,
    ]);
    expect((await here.owner.get<Team>(`/teams/${id}`)).people).toBe(0);
  });
});
