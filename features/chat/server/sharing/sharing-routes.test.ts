import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectiveAccess, SharedObject, ShareGrant } from "#features/sharing/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { newId } from "#platform/server/ids.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

describe("a share", () => {
  it("is given, changed and withdrawn, and says since when, by whom and until when", async () => {
    const { ann, bob, id, path } = await stageSharing(server);
    expect(await bob.opens(id)).toBe(404);
    const until = tomorrow();
    expect(await ann.give(id, bob.subject, "viewer", until)).toEqual([204, ""]);
    expect(await bob.opens(id)).toBe(200);
    expect(await ann.give(id, bob.subject, "commenter", until)).toEqual([204, ""]);
    const { items } = await ann.read<Page<ShareGrant>>(`${path}/grants`);
    expect(items).toEqual([
      expect.objectContaining({
        subject: bob.subject,
        relation: "commenter",
        expiresAt: until,
        otherWays: [],
      }),
    ]);
    const [grant] = items;
    expect(await ann.end("DELETE", `${path}/grants/${grant?.id}`)).toEqual([204, ""]);
    expect(await bob.opens(id)).toBe(404);
    expect(await ann.end("DELETE", `${path}/grants/${grant?.id}`)).toEqual([404, "share.not_found"]);
  });

  it("counts the people of a team and of the workspace without guests, and names other ways", async () => {
    const { ann, bob, person, id, team, path } = await stageSharing(server);
    await person({ role: "guest" });
    const sales = await team(bob, ann);
    for (const subject of [sales, { type: "workspace" } as const, bob.subject])
      expect(await ann.give(id, subject)).toEqual([204, ""]);
    const { items } = await ann.read<Page<ShareGrant>>(`${path}/grants`);
    expect(items.map(({ people }) => people)).toEqual([2, 2, 1]);
    expect(items.at(-1)?.otherWays).toHaveLength(2);
  });

  it("is refused to whoever may not share it, and for what cannot be shared", async () => {
    const { ann, bob, person, id, path } = await stageSharing(server);
    const eve = await person({ workspaceId: newId() });
    expect(await bob.give(id, bob.subject)).toEqual([404, "conversation.not_found"]);
    expect(await eve.give(id, eve.subject)).toEqual([404, "conversation.not_found"]);
    await ann.give(id, bob.subject, "editor");
    expect(await bob.give(id, { type: "workspace" })).toEqual([403, "auth.forbidden"]);
    expect(await ann.give(id, eve.subject)).toEqual([404, "grant.subject_not_found"]);
    expect(await ann.give(id, ann.subject)).toEqual([422, "share.with_owner"]);
    expect(await ann.give(id, bob.subject, "viewer", new Date(Date.now() - 1000).toISOString())).toEqual([
      ...[422, "share.end_passed"],
    ]);
    const body = { subject: bob.subject, relation: "viewer" };
    expect(await ann.end("PUT", `/shares/model/${id}/grants`, body)).toEqual([422, "grant.not_shareable"]);
    const [grant] = (await ann.read<Page<ShareGrant>>(`${path}/grants`)).items;
    expect(await bob.end("DELETE", `${path}/grants/${grant?.id}`)).toEqual([403, "auth.forbidden"]);
    await ann.call("DELETE", `/api/v1/conversations/${id}`);
    expect(await ann.give(id, bob.subject)).toEqual([404, "conversation.not_found"]);
  });

  it("is refused with an unproved address", async () => {
    const { ann, bob, id, path } = await stageSharing(server);
    await server.look("update auth.users set email_confirmed_at = null where id = $1", [ann.person.userId]);
    expect(await ann.give(id, bob.subject)).toEqual([403, "share.address_unproved"]);
    expect(await ann.read(path)).toMatchObject({ obstacle: "address_unproved", abilities: { share: true } });
  });

  it("is refused beyond 200 people and teams", async () => {
    const { ann, bob, workspaceId, id } = await stageSharing(server);
    await server.look(
      `with made as (insert into teams (workspace_id, id, name)
         select $1, gen_random_uuid(), 'Team ' || n from generate_series(1, 200) n returning id)
       insert into grants (workspace_id, id, object_type, object_id, team_id, relation)
       select $1, gen_random_uuid(), 'conversation', $2, id, 'editor' from made`,
      [workspaceId, id],
    );
    expect(await ann.give(id, bob.subject)).toEqual([409, "share.too_many"]);
    // What somebody has already is lowered all the same.
    const [{ teamId } = { teamId: "" }] = await server.look<{ teamId: string }>(
      'select team_id as "teamId" from grants where object_id = $1 limit 1',
      [id],
    );
    expect(await ann.give(id, { type: "team", teamId }, "viewer")).toEqual([204, ""]);
  });
});

describe("whoever has it", () => {
  it("sees who has access and why, but changes nothing", async () => {
    const { ann, bob, id, path, team } = await stageSharing(server);
    const sales = await team(bob);
    await ann.give(id, sales, "editor");
    await ann.give(id, bob.subject, "viewer");
    expect(await bob.read<SharedObject>(path)).toMatchObject({
      ...{ owner: { id: ann.person.userId }, abilities: { share: false, transfer: false }, obstacle: null },
      ...{ relations: ["viewer", "commenter", "editor"], grants: 2 },
    });
    const why = await ann.read<EffectiveAccess>(`${path}/people/${bob.person.userId}`);
    expect([why.relation, why.ways.map(({ type, relation }) => `${type} ${relation}`)]).toEqual([
      ...["editor", ["team editor", "user viewer"]],
    ]);
    expect(await ann.read(`${path}/people/${ann.person.userId}`)).toMatchObject({ relation: "owner" });
    expect(await ann.end("GET", `${path}/people/${newId()}`)).toEqual([404, "grant.subject_not_found"]);
  });

  it("as a guest sees the owner and their own share alone, and of people those of what they have", async () => {
    const { ann, bob, person, id, path } = await stageSharing(server);
    const guest = await person({ role: "guest" });
    const stranger = await person();
    await ann.give(id, { type: "workspace" });
    expect(await guest.opens(id)).toBe(404);
    await ann.give(id, bob.subject);
    await ann.give(id, guest.subject, "commenter");
    expect(await guest.opens(id)).toBe(200);
    const { items } = await guest.read<Page<ShareGrant>>(`${path}/grants`);
    expect(items.map(({ subject }) => subject)).toEqual([guest.subject]);
    expect(await guest.end("GET", `${path}/people/${bob.person.userId}`)).toEqual([
      ...[404, "grant.subject_not_found"],
    ]);
    const found = await guest.read<Page<{ id: string; email: string | null }>>("/workspace/people");
    expect(new Set(found.items.map((each) => each.id))).toEqual(
      // Bob reads it and wrote nothing.
      new Set([ann, guest].map((each) => each.person.userId)),
    );
    expect(found.items.map(({ email }) => email)).toEqual([null, null]);
    const all = await bob.read<Page<{ id: string }>>("/workspace/people?limit=100");
    expect(all.items.map((each) => each.id)).toContain(stranger.person.userId);
  });
});

describe("ownership", () => {
  it("goes to another member; the owner until then stays an editor, and it is found by its new owner", async () => {
    const { ann, bob, id, path } = await stageSharing(server);
    await ann.give(id, bob.subject, "viewer");
    const body = { userId: bob.person.userId };
    expect(await ann.end("PUT", `${path}/owner`, body)).toEqual([204, ""]);
    expect(await bob.read<SharedObject>(path)).toMatchObject({
      ...{ owner: { id: bob.person.userId }, abilities: { share: true, transfer: true } },
    });
    expect(await ann.read(`${path}/people/${ann.person.userId}`)).toMatchObject({ relation: "editor" });
    expect((await ann.messages(id)).length).toBe((await bob.messages(id)).length);
    expect((await bob.call("DELETE", `/api/v1/conversations/${id}`)).status).toBe(204);
    const acts = await server.look(
      "select 1 from audit_events where act = 'ownership.transferred' and workspace_id = $1",
      [ann.person.workspaceId],
    );
    expect(acts).toHaveLength(1);
  });

  it("goes to one of two to whom it is given at once, and the other has nothing more than before", async () => {
    const { ann, bob, person, id, path } = await stageSharing(server);
    const cem = await person();
    await ann.give(id, bob.subject, "viewer");
    await ann.give(id, cem.subject, "viewer");
    const newOwners = [bob, cem];
    const ends = await Promise.all(
      newOwners.map((newOwner) => ann.end("PUT", `${path}/owner`, { userId: newOwner.person.userId })),
    );
    expect(ends.map(([status]) => status).sort()).toEqual([204, 403]);
    const [owner, other] = ends[0]?.[0] === 204 ? [bob, cem] : [cem, bob];
    expect(await owner.read<SharedObject>(path)).toMatchObject({ owner: { id: owner.person.userId } });
    const { items } = await owner.read<Page<ShareGrant>>(`${path}/grants`);
    expect(items.map(({ subject, relation }) => ({ subject, relation }))).toEqual(
      expect.arrayContaining([
        { subject: ann.subject, relation: "editor" },
        { subject: other.subject, relation: "viewer" },
      ]),
    );
    expect(items).toHaveLength(2);
  });

  it("is given neither by an editor, nor to guests, auditors, the suspended, strangers or oneself", async () => {
    const { ann, bob, person, id, path } = await stageSharing(server);
    await ann.give(id, bob.subject, "editor");
    const to = (userId: string) => ({ userId });
    expect(await bob.end("PUT", `${path}/owner`, to(bob.person.userId))).toEqual([403, "auth.forbidden"]);
    const suspended = await person();
    await server.look("update memberships set suspended_at = now() where user_id = $1 and role <> 'owner'", [
      suspended.person.userId,
    ]);
    const unfit = [await person({ role: "guest" }), await person({ role: "auditor" }), suspended];
    for (const { person: newOwner } of unfit)
      expect(await ann.end("PUT", `${path}/owner`, to(newOwner.userId)), newOwner.role).toEqual([
        ...[422, "share.owner_unfit"],
      ]);
    expect(await ann.end("PUT", `${path}/owner`, to(newId()))).toEqual([422, "share.owner_unfit"]);
    expect(await ann.end("PUT", `${path}/owner`, to(ann.person.userId))).toEqual([
      ...[422, "share.owner_already"],
    ]);
  });
});
