import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { leaveWorkspace } from "#features/team/server/members/leave-workspace.ts";
import { readLeaving } from "#features/team/server/members/read-leaving.ts";
import { removeMember } from "#features/team/server/members/remove-member.ts";
import { newId } from "#platform/server/ids.ts";
import { type CommandWorld, createCommandWorld, type Person } from "../testing/command-world.ts";
import { stageMembers } from "../testing/stage-members.ts";

let world: CommandWorld;
beforeAll(async () => {
  world = await createCommandWorld({ isWorker: false });
});
afterAll(() => world[Symbol.asyncDispose]());

const idOf = (person: Person) => person.actor.userId;
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

/** A member with two of everything: what a colleague has too, and what is theirs alone. */
async function staged() {
  const people = await stageMembers(world, {
    owner: "owner",
    admin: "admin",
    leaver: "member",
    mate: "member",
  });
  const { workspaceId, leaver, mate, owner } = people;
  const [me, them] = [idOf(leaver), idOf(mate)];
  const ids = Object.fromEntries(
    [
      "shared",
      "own",
      "sharedAgent",
      "ownAgent",
      "sharedPages",
      "ownPages",
      "asked",
      "had",
      "done",
      "trigger",
      "connection",
    ].map((name) => [name, newId()]),
  );
  const add = (text: string, values: unknown[]) => world.look(text, [workspaceId, ...values]);
  for (const id of [ids.shared, ids.own])
    await add("insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'C')", [
      id,
      me,
    ]);
  for (const id of [ids.sharedAgent, ids.ownAgent])
    await add("insert into agents (workspace_id, id, user_id) values ($1, $2, $3)", [id, me]);
  for (const id of [ids.sharedPages, ids.ownPages])
    await add("insert into collections (workspace_id, id, user_id, name) values ($1, $2, $3, 'P')", [id, me]);
  for (const [noun, id] of [
    ["conversation", ids.shared],
    ["agent", ids.sharedAgent],
    ["collection", ids.sharedPages],
  ])
    await add(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, relation)
       values ($1, gen_random_uuid(), $2, $3, $4, 'viewer')`,
      [noun, id, them],
    );
  for (const [id, requester, assignee, state] of [
    [ids.asked, me, them, "open"],
    [ids.had, them, me, "in_progress"],
    [ids.done, me, me, "done"],
  ])
    await add(
      `insert into tasks (workspace_id, id, requester_id, assignee_id, title, state, integrity, readers)
       values ($1, $2, $3, $4, 'T', $5, 'user', '{}')`,
      [id, requester, assignee, state],
    );
  await add(
    `insert into triggers (workspace_id, id, user_id, kind, name, question, cron, missed, agent_values)
     values ($1, $2, $3, 'schedule', 'Daily', 'Q', '0 9 * * *', 'skip', '{"city":"Wien"}')`,
    [ids.trigger, me],
  );
  await add(
    `insert into connections (workspace_id, id, kind, name, prefix, address, auth, created_by)
     values ($1, $2, 'mcp', 'N', 'n', 'https://n.test', 'none', $3)`,
    [ids.connection, me],
  );
  await add("insert into teams (workspace_id, id, name) values ($1, gen_random_uuid(), 'Sales')", []);
  await add(
    "insert into team_memberships (workspace_id, team_id, user_id) select workspace_id, id, $2 from teams where workspace_id = $1",
    [me],
  );
  return { ...people, ids, owner };
}

/** Whose a row is now. */
async function personOf(table: string, id: string | undefined, column = "user_id") {
  const [row] = await world.look<{ person: string }>(
    `select ${column} as person from ${table} where id = $1`,
    [id],
  );
  return row?.person;
}

async function teamOf(workspaceId: string, people: Person[]) {
  const id = newId();
  await world.look("insert into teams (workspace_id, id, name) values ($1, $2, $3)", [workspaceId, id, id]);
  for (const person of people)
    await world.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
      ...[workspaceId, id, idOf(person)],
    ]);
  return id;
}

async function shareWithTeam(
  { conversationId, workspaceId }: { conversationId: string | undefined; workspaceId: string },
  people: Person[],
) {
  const team = await teamOf(workspaceId, people);
  await world.look(
    `insert into grants (workspace_id, id, object_type, object_id, team_id, relation)
     values ($1, gen_random_uuid(), 'conversation', $2, $3, 'viewer')`,
    [workspaceId, conversationId, team],
  );
  return team;
}

const handed = { collections: 1, conversations: 1, agents: 1, tasks: 2, triggers: 1, connections: 1 };

describe("somebody who is removed", () => {
  it("leaves what others use to the successor, and what they alone had to nobody", async () => {
    const { workspaceId, owner, admin, leaver, mate, ids } = await staged();
    const before = await readLeaving(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
    expect(Object.fromEntries(before.counts.map(({ kind, handed: count }) => [kind, count]))).toEqual(handed);
    expect(before.counts).toContainEqual({ kind: "conversations", handed: 1, newlyReadable: 1, kept: 1 });

    await removeMember(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
    const successor = idOf(admin);
    expect(await personOf("conversations", ids.shared)).toBe(successor);
    expect(await personOf("agents", ids.sharedAgent)).toBe(successor);
    expect(await personOf("collections", ids.sharedPages)).toBe(successor);
    expect(await personOf("collections", ids.ownPages)).toBe(idOf(leaver));
    expect(await personOf("conversations", ids.own)).toBe(idOf(leaver));
    expect(await personOf("agents", ids.ownAgent)).toBe(idOf(leaver));
    expect(await personOf("tasks", ids.asked, "requester_id")).toBe(successor);
    expect(await personOf("tasks", ids.asked, "assignee_id")).toBe(idOf(mate));
    // What the leaver wrote does not become the successor's own words.
    expect(await personOf("tasks", ids.asked, "integrity")).toBe("organization");
    expect(await personOf("tasks", ids.had, "assignee_id")).toBe(successor);
    expect(await personOf("tasks", ids.done, "assignee_id")).toBe(idOf(leaver));
    expect(await personOf("connections", ids.connection, "created_by")).toBe(successor);
    expect(
      await world.look("select user_id, paused_because, agent_values from triggers where id = $1", [
        ids.trigger,
      ]),
    ).toEqual([{ user_id: successor, paused_because: "handed_over", agent_values: {} }]);

    const [event] = await world.look<{ envelope: string }>(
      `select convert_from(envelope, 'utf8') as envelope from audit_events
       where act = 'membership.ended' and workspace_id = $1`,
      [workspaceId],
    );
    expect(JSON.parse(event?.envelope ?? "{}")).toMatchObject({ facts: { handed_over: handed } });
    expect(event?.envelope).toContain(successor);
  });

  it("owns nothing in the workspace that a colleague has, in no table", async () => {
    const { workspaceId, owner, leaver } = await staged();
    await removeMember(owner.ctx, { userId: idOf(leaver), heirId: null });
    const columns = await world.look<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> 'events' and c.udt_name = 'uuid'
         and c.column_name ~ '(^user_id|owner_id|assignee_id|requester_id|created_by|_by)$'
         and exists (select from information_schema.columns w where w.table_schema = 'public'
           and w.table_name = c.table_name and w.column_name = 'workspace_id')`,
    );
    expect(columns.length).toBeGreaterThan(40);
    const left: Record<string, number> = {};
    for (const { table, column } of columns) {
      const [row] = await world.look<{ count: number }>(
        `select count(*)::int as count from ${table} where workspace_id = $1 and ${column} = $2`,
        [workspaceId, idOf(leaver)],
      );
      if (row?.count) left[`${table}.${column}`] = row.count;
    }
    // What is theirs alone, and a finished task.
    expect(left).toEqual({
      ...{ "conversations.user_id": 1, "agents.user_id": 1, "collections.user_id": 1 },
      ...{ "tasks.assignee_id": 1, "tasks.requester_id": 1 },
    });
  });

  it("is told, is out at once with all grants and teams, and colleagues read on", async () => {
    const { workspaceId, owner, leaver, mate, ids } = await staged();
    await removeMember(owner.ctx, { userId: idOf(leaver), heirId: null });
    expect(
      await world.look("select kind, workspace_id from notifications where user_id = $1", [idOf(leaver)]),
    ).toMatchObject([{ kind: "membership_ended" }]);
    for (const table of ["memberships", "grants", "team_memberships"])
      expect(
        await world.look(`select from ${table} where workspace_id = $1 and user_id = $2`, [
          workspaceId,
          idOf(leaver),
        ]),
        table,
      ).toEqual([]);
    expect(
      await world.look("select object_id from grants where user_id = $1 order by object_type desc", [
        idOf(mate),
      ]),
    ).toEqual([ids.shared, ids.sharedPages, ids.sharedAgent].map((object_id) => ({ object_id })));
  });

  it("keeps to themself what a team or workspace has in which nobody else is", async () => {
    const { workspaceId, owner, admin, leaver, ids } = await staged();
    const conversation = { conversationId: ids.own, workspaceId };
    await shareWithTeam(conversation, [leaver]);
    await shareWithTeam(conversation, []);
    const handedOf = async () => {
      const { counts } = await readLeaving(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
      return counts.find(({ kind }) => kind === "conversations");
    };
    expect(await handedOf()).toEqual({ kind: "conversations", handed: 1, newlyReadable: 1, kept: 1 });
    await removeMember(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
    expect(await personOf("conversations", ids.own)).toBe(idOf(leaver));
    expect(await personOf("conversations", ids.shared)).toBe(idOf(admin));
  });

  it("leaves what a suspended colleague alone had to nobody, and what a team in a team has to the successor", async () => {
    const { workspaceId, owner, admin, leaver, mate, ids } = await staged();
    const outer = await shareWithTeam({ conversationId: ids.own, workspaceId }, []);
    const inner = await teamOf(workspaceId, [mate, admin]);
    const counted = async () => {
      const { counts } = await readLeaving(owner.ctx, { userId: idOf(leaver), heirId: idOf(admin) });
      return counts.find(({ kind }) => kind === "conversations");
    };
    expect(await counted()).toMatchObject({ handed: 1, newlyReadable: 1 });
    await world.look("update teams set parent_id = $2 where id = $1", [inner, outer]);
    expect(await counted()).toMatchObject({ handed: 2, newlyReadable: 1 });

    await world.look("delete from team_memberships where team_id = $1 and user_id = $2", [
      inner,
      idOf(admin),
    ]);
    expect(await counted()).toMatchObject({ handed: 2, newlyReadable: 2 });
    await world.look("update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2", [
      workspaceId,
      idOf(mate),
    ]);
    expect(await counted()).toMatchObject({ handed: 0, kept: 2 });
  });

  it("hands over to nobody who is a guest, suspended, a stranger or the person themself", async () => {
    const { owner, leaver, mate } = await staged();
    const other = await stageMembers(world, { owner: "owner" });
    const remove = (heirId: string) => codeOf(removeMember(owner.ctx, { userId: idOf(leaver), heirId }));
    await world.look("update memberships set role = 'guest' where user_id = $1 and workspace_id <> $1", [
      idOf(mate),
    ]);
    for (const heirId of [idOf(mate), idOf(other.owner), idOf(leaver)])
      expect(await remove(heirId)).toBe("member.heir_unfit");
  });

  it("is removed by somebody who proved themselves lately, no owner by an admin, nobody by a member", async () => {
    const { owner, admin, leaver, mate } = await staged();
    const remove = (by: Person["ctx"], whom: Person) =>
      codeOf(removeMember(by, { userId: idOf(whom), heirId: null }));
    expect(await remove(world.as({ ...owner.actor, sessionId: newId() }), leaver)).toBe("member.prove_again");
    expect(await remove(admin.ctx, owner)).toBe("member.owners_only");
    expect(await remove(owner.ctx, owner)).toBe("member.own");
    expect(await remove(mate.ctx, leaver)).toBe("auth.forbidden");
    expect(await codeOf(readLeaving(mate.ctx, { userId: idOf(leaver) }))).toBe("member.not_found");
  });
});

describe("somebody who leaves", () => {
  it("leaves it to the longest-standing owner unless they choose somebody", async () => {
    const { owner, mate, leaver, ids, workspaceId } = await staged();
    await leaveWorkspace(leaver.ctx, { heirId: null });
    expect(await personOf("conversations", ids.shared)).toBe(idOf(owner));
    await leaveWorkspace(mate.ctx, { heirId: null });
    expect(await codeOf(leaveWorkspace(owner.ctx, { heirId: null }))).toBe("member.last_owner");
    expect(
      await world.look("select user_id from memberships where workspace_id = $1 and role = 'owner'", [
        workspaceId,
      ]),
    ).toHaveLength(1);
  });

  it("is told of nobody else as a guest", async () => {
    const { guest } = await stageMembers(world, { owner: "owner", guest: "guest" });
    expect(await readLeaving(guest.ctx, { userId: idOf(guest) })).toMatchObject({ heir: null, heirs: [] });
  });

  it("does not leave the workspace that began as their own", async () => {
    const person = await world.newPerson();
    expect(await codeOf(leaveWorkspace(person.ctx, { heirId: null }))).toBe("member.home");
  });
});
