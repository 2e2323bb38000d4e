import { describe, expect, it } from "vitest";
import type { WorkspaceRequest } from "#features/inbox/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { changeRole } from "../members/change-role.ts";
import type { TeamCaller } from "../testing/team-world.ts";
import { stageTeams } from "../testing/team-world.ts";

const stage = stageTeams();
const dayMs = 86_400_000;

async function asked(by: TeamCaller, body: object): Promise<WorkspaceRequest> {
  const reply = await by.call("POST", "/requests", body);
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}

const decide = (by: TeamCaller, id: string, decision: "approve" | "decline", note = "") =>
  by.tried("POST", `/requests/${id}/decision`, { decision, note });

const wantsRole = { wants: "role", role: "billing", reason: "I do the books" };
const wantsSeats = { wants: "seats", seats: 3, reason: "Three interns" };

async function withTeam() {
  const here = await stage.workspace();
  const { body: team } = await here.owner.call("POST", "/teams", { name: "Sales" });
  return { here, team, wantsAccess: { wants: "access", teamId: team.id } };
}

describe("a member asks", () => {
  it("for a role, for seats and for a place in a team, once each at a time", async () => {
    const { here, team, wantsAccess } = await withTeam();
    expect(await asked(here.member, wantsRole)).toMatchObject({
      ...{ wants: "role", role: "billing", seats: null, team: null, reason: "I do the books", state: "open" },
      ...{ person: { id: here.member.id, name: "member" }, abilities: { decide: false, withdraw: true } },
    });
    await asked(here.member, wantsSeats);
    expect(await asked(here.member, wantsAccess)).toMatchObject({ team: { id: team.id, name: "Sales" } });
    expect(await here.member.tried("POST", "/requests", { ...wantsRole, role: "admin" })).toBe(
      "workspace_request.already_open",
    );
    const mine = await here.member.get<Page<WorkspaceRequest>>("/requests?limit=2");
    expect(mine.items.map(({ wants }) => wants)).toEqual(["access", "seats"]);
    const rest = await here.member.get<Page<WorkspaceRequest>>(`/requests?limit=2&cursor=${mine.nextCursor}`);
    expect(rest.items.map(({ wants }) => wants)).toEqual(["role"]);
  });

  it("for nothing that they have, or that nobody could give", async () => {
    const { here, team, wantsAccess } = await withTeam();
    const ask = (by: TeamCaller, body: object) => by.tried("POST", "/requests", body);
    expect(await ask(here.owner, wantsSeats)).toBe("workspace_request.is_owner");
    expect(await ask(here.member, { ...wantsRole, role: "member" })).toBe("workspace_request.has_role");
    expect(await ask(here.member, { ...wantsRole, role: "owner" })).toBe("request.invalid");
    expect(await ask(here.member, { ...wantsSeats, seats: 0 })).toBe("request.invalid");
    expect(await ask(here.member, { ...wantsAccess, teamId: newId() })).toBe("team.not_found");
    await here.owner.call("POST", `/teams/${team.id}/members`, { userIds: [here.member.id] });
    expect(await ask(here.member, wantsAccess)).toBe("workspace_request.in_team");
    for (const who of [here.guest, here.auditor]) expect(await ask(who, wantsSeats)).toBe("auth.forbidden");
  });

  it("again after withdrawing it, and when nobody decided for 30 days", async () => {
    const here = await stage.workspace();
    const { id } = await asked(here.member, wantsRole);
    expect(await here.admin.tried("DELETE", `/requests/${id}`)).toBe("workspace_request.not_found");
    expect(await here.member.tried("DELETE", `/requests/${id}`)).toBe(204);
    expect(await here.member.tried("DELETE", `/requests/${id}`)).toBe("workspace_request.not_open");
    const second = await asked(here.member, wantsRole);
    stage.pass(30 * dayMs);
    expect(await here.admin.tried("GET", `/requests/${second.id}`)).toBe(200);
    expect((await here.admin.get<Page<object>>("/requests?list=to_decide")).items).toEqual([]);
    expect(await decide(here.admin, second.id, "approve")).toBe("workspace_request.not_open");
    expect((await here.member.get<WorkspaceRequest>(`/requests/${second.id}`)).state).toBe("expired");
    await asked(here.member, wantsRole);
    expect(await stage.auditedActs(here.id)).toEqual([
      ...["request.created", "request.withdrawn", "request.created", "request.created"],
    ]);
  });

  it("a few times an hour at most", async () => {
    const here = await stage.workspace();
    const tries: (string | number)[] = [];
    for (let time = 0; time < 8; time++) {
      const { status, body } = await here.member.call("POST", "/requests", wantsRole);
      tries.push(body.error?.code ?? status);
      if (status === 201) await here.member.call("DELETE", `/requests/${body.id}`);
    }
    expect(tries).toContain("rate.limited");
  });
});

describe("a request", () => {
  it("is decided by owners, by admins about what they may give, by billing managers about seats", async () => {
    const { here, wantsAccess } = await withTeam();
    const other = await stage.join(here.id, "member", "other");
    const of = async (who: TeamCaller) =>
      (await who.get<Page<WorkspaceRequest>>("/requests?list=to_decide")).items.map(({ wants }) => wants);
    await asked(here.member, wantsRole);
    await asked(here.member, wantsSeats);
    await asked(here.member, wantsAccess);
    await asked(other, { wants: "role", role: "auditor", reason: "" });
    expect(await of(here.owner)).toEqual(["role", "access", "seats", "role"]);
    expect(await of(here.admin)).toEqual(["access", "role"]);
    expect(await of(here.billing)).toEqual(["seats"]);
    for (const who of [here.member, other, here.auditor, here.guest]) expect(await of(who)).toEqual([]);
    const told = await stage.server.look<{ user_id: string }>(
      "select user_id from notifications where workspace_id = $1 and kind = 'request'",
      [here.id],
    );
    expect(told.filter(({ user_id }) => user_id === here.owner.id)).toHaveLength(4);
    expect(told.filter(({ user_id }) => user_id === here.billing.id)).toHaveLength(1);
  });

  it("is not decided by others, by the person themself, or in another workspace", async () => {
    const here = await stage.workspace();
    const elsewhere = await stage.workspace();
    const role = await asked(here.billing, { wants: "role", role: "admin", reason: "" });
    const seats = await asked(here.billing, wantsSeats);
    for (const who of [here.member, here.guest, here.billing, elsewhere.owner]) {
      for (const { id } of [role, seats]) {
        expect(await decide(who, id, "approve"), who.actor.role).toMatch(
          /^(workspace_request.not_found|auth.forbidden)$/,
        );
      }
    }
    expect(await here.member.tried("GET", `/requests/${role.id}`)).toBe("workspace_request.not_found");
    expect(await decide(here.admin, seats.id, "approve")).toBe("workspace_request.not_found");
  });

  it("that is approved gives the role, and tells who asked", async () => {
    const here = await stage.workspace();
    const { id } = await asked(here.member, wantsRole);
    expect(await decide(here.admin, id, "approve", "Welcome")).toBe(200);
    const [{ role } = { role: "" }] = await stage.server.look<{ role: string }>(
      "select role from memberships where workspace_id = $1 and user_id = $2",
      [here.id, here.member.id],
    );
    expect(role).toBe("billing");
    expect(await here.member.get(`/requests/${id}`)).toMatchObject({
      ...{ state: "approved", decidedBy: "admin", note: "Welcome" },
    });
    expect(await stage.auditedActs(here.id)).toEqual([
      ...["request.created", "membership.role_changed", "request.approved"],
    ]);
    const told = await stage.server.look(
      "select kind, facts from notifications where user_id = $1 and kind = 'request_decided'",
      [here.member.id],
    );
    expect(told).toEqual([
      { kind: "request_decided", facts: { wants: "role", isGranted: true, note: "Welcome" } },
    ]);
  });

  it("for a place is decided by the lead of that team, too, and adds the person", async () => {
    const { here, team, wantsAccess } = await withTeam();
    const lead = await stage.join(here.id, "member", "lead");
    await here.owner.call("POST", `/teams/${team.id}/members`, { userIds: [lead.id] });
    await here.owner.call("PUT", `/teams/${team.id}/lead`, { userId: lead.id });
    const { id } = await asked(here.member, wantsAccess);
    const seats = await asked(here.member, wantsSeats);
    expect(await decide(lead, seats.id, "approve")).toBe("workspace_request.not_found");
    expect(await decide(lead, id, "approve")).toBe(200);
    expect(await here.member.get(`/teams/${team.id}`)).toMatchObject({ isOwn: true, people: 2 });
  });

  it("for a role ends when the role changes otherwise, so that it takes no higher one later", async () => {
    const here = await stage.workspace();
    const { id } = await asked(here.billing, { wants: "role", role: "member", reason: "" });
    await changeRole(stage.server.as(here.admin.actor), { userId: here.billing.id, role: "guest" });
    expect(await decide(here.owner, id, "approve")).toBe("workspace_request.not_open");
    expect(await here.owner.get(`/requests/${id}`)).toMatchObject({ state: "withdrawn" });
    const [{ role } = { role: "" }] = await stage.server.look<{ role: string }>(
      "select role from memberships where workspace_id = $1 and user_id = $2",
      [here.id, here.billing.id],
    );
    expect(role).toBe("guest");
  });

  it("for seats is done by hand; one that is declined changes nothing", async () => {
    const { here, team, wantsAccess } = await withTeam();
    const seats = await asked(here.member, wantsSeats);
    expect(await decide(here.billing, seats.id, "approve")).toBe(200);
    const access = await asked(here.member, wantsAccess);
    expect(await decide(here.admin, access.id, "decline", "Ask Ada")).toBe(200);
    expect(await decide(here.owner, access.id, "approve")).toBe("workspace_request.not_open");
    expect(await here.owner.get(`/teams/${team.id}`)).toMatchObject({ people: 0 });
  });

  it("is decided once, whoever decides at the same time", async () => {
    const { here, wantsAccess } = await withTeam();
    const { id } = await asked(here.member, wantsAccess);
    const tried = await Promise.all([
      decide(here.owner, id, "approve"),
      decide(here.admin, id, "decline"),
      here.member.tried("DELETE", `/requests/${id}`),
    ]);
    expect(tried.filter((outcome) => typeof outcome === "number")).toHaveLength(1);
  });

  it("for a role that the approver may not give stays open", async () => {
    const here = await stage.workspace();
    const { id } = await asked(here.member, { wants: "role", role: "admin", reason: "" });
    expect(await decide(here.admin, id, "approve")).toBe("member.prove_again");
    expect(await here.member.get(`/requests/${id}`)).toMatchObject({ state: "open" });
  });
});
