import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { EffectiveAccess, ShareGrant, ShareWithMe } from "#features/sharing/contract/index.ts";
import type { Page } from "#platform/contract/page.ts";
import { type ChatServer, createChatServer } from "../testing/create-chat-server.ts";
import { type SharingClient, stageSharing } from "../testing/stage-sharing.ts";

let server: ChatServer;
beforeAll(async () => {
  server = await createChatServer();
});
afterAll(() => server[Symbol.asyncDispose]());

const callThem = ({ person }: SharingClient, email: string | null, phone: string | null) =>
  server.look("update auth.users set raw_user_meta_data = '{}', email = $2, phone = $3 where id = $1", [
    ...[person.userId, email, phone],
  ]);

describe("a guest", () => {
  it("is told neither address nor number of an owner without a name", async () => {
    const { ann, person, id, path } = await stageSharing(server);
    const guest = await person({ role: "guest" });
    await ann.give(id, guest.subject);
    const owner = ann.person.userId;
    const told = async () => [
      await guest.read(path),
      await guest.read(`${path}/grants`),
      await guest.read("/shared-with-me"),
      (await guest.read<Page<{ id: string }>>("/workspace/people?search=a")).items.filter(
        (one) => one.id === owner,
      ),
    ];
    await callThem(ann, `ann-${owner}@corp.test`, "491701234567");
    const shown = JSON.stringify(await told());
    expect(shown).toContain(`"ann-${owner}"`);
    expect(shown).not.toContain("@corp.test");
    await callThem(ann, null, "491701234567");
    expect(JSON.stringify(await told())).not.toContain("491701234567");
  });

  it("finds themself and the owner of what they have, and nobody else whom it is shared with", async () => {
    const { ann, bob, person, id } = await stageSharing(server);
    const guest = await person({ role: "guest" });
    for (const { subject } of [guest, bob]) await ann.give(id, subject);
    const { items } = await guest.read<Page<{ id: string }>>("/workspace/people");
    expect(items.map((one) => one.id).sort()).toEqual([ann.person.userId, guest.person.userId].sort());
  });

  it("finds them among a thousand members and in fifty conversations: each of these is read once", {
    timeout: 60_000,
  }, async () => {
    const { ann, person } = await stageSharing(server);
    const guest = await person({ role: "guest" });
    const { workspaceId, userId } = ann.person;
    await server.look(
      `with people as (insert into auth.users (id) select gen_random_uuid() from generate_series(1, 1000) returning id)
       insert into memberships (workspace_id, user_id, role) select $1, id, 'member' from people`,
      [workspaceId],
    );
    await server.look(
      `with begun as (
         insert into conversations (workspace_id, id, user_id, title)
         select $1, gen_random_uuid(), $2, 'C' from generate_series(1, 50) returning id),
       shared as (
         insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
         select $1, gen_random_uuid(), 'conversation', id, $3, 'viewer' from begun)
       insert into messages (workspace_id, id, conversation_id, user_id, role, status, parts, created_at)
       select $1, gen_random_uuid(), id, $2, 'user', 'complete', '[]', now() from begun, generate_series(1, 100)`,
      [workspaceId, userId, guest.person.userId],
    );
    const { items } = await guest.read<Page<{ id: string }>>("/workspace/people");
    expect(items.map((one) => one.id).sort()).toEqual([userId, guest.person.userId].sort());
  });
});

it("an auditor searches no people", async () => {
  const { ann, person } = await stageSharing(server);
  const auditor = await person({ role: "auditor" });
  expect(await auditor.end("GET", "/workspace/people")).toEqual([403, "auth.forbidden"]);
  expect(await ann.end("GET", "/workspace/people")).toEqual([200, ""]);
});

it("only members who work here can be given something: no guest, no auditor, not oneself, nobody suspended", async () => {
  const { ann, bob, person } = await stageSharing(server);
  const [billing, suspended] = [await person({ role: "billing" }), await person()];
  await Promise.all([person({ role: "guest" }), person({ role: "auditor" })]);
  await server.look("update memberships set suspended_at = now() where user_id = $1 and role = 'member'", [
    suspended.person.userId,
  ]);
  const found = async (query: string) =>
    (await ann.read<Page<{ id: string }>>(`/workspace/people?limit=100${query}`)).items.map(({ id }) => id);
  expect((await found("&fitTo=own")).sort()).toEqual([bob.person.userId, billing.person.userId].sort());
  expect(await found("")).toHaveLength(5);
});

describe("a share with a team", () => {
  it("means the people of the teams in it: who has access, why, how many, and what they are told", async () => {
    const { ann, bob, id, team, path } = await stageSharing(server);
    const [outer, inner] = [await team(ann), await team(bob)];
    await server.look("update teams set parent_id = $2 where id = $1", [inner.teamId, outer.teamId]);
    await ann.give(id, outer, "commenter");
    expect(await bob.opens(id)).toBe(200);

    const why = await ann.read<EffectiveAccess>(`${path}/people/${bob.person.userId}`);
    expect(why).toMatchObject({ relation: "commenter", ways: [{ type: "team" }] });
    expect((await bob.read<Page<ShareWithMe>>("/shared-with-me")).items).toMatchObject([
      { id, relation: "commenter", ways: [{ type: "team" }] },
    ]);
    expect(
      await server.look("select kind from notifications where user_id = $1 and object_id = $2", [
        ...[bob.person.userId, id],
      ]),
    ).toEqual([{ kind: "share" }]);

    await ann.give(id, bob.subject);
    const { items } = await ann.read<Page<ShareGrant>>(`${path}/grants`);
    expect(items).toMatchObject([{ people: 2 }, { people: 1, otherWays: [expect.stringMatching(/^Team/)] }]);
  });

  it("ends with the team in it, or with itself, and everybody concerned is told", async () => {
    const { ann, bob, id, team } = await stageSharing(server);
    const [outer, inner] = [await team(ann), await team(bob)];
    await server.look("update teams set parent_id = $2 where id = $1", [inner.teamId, outer.teamId]);
    await ann.give(id, outer);
    const ended = () =>
      server.look("select from events where user_id = $1 and name = 'share.withdrawn'", [bob.person.userId]);
    await server.look("delete from teams where id = $1", [inner.teamId]);
    expect([await bob.opens(id), (await ended()).length]).toEqual([404, 1]);
  });
});
