import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { command } from "../command.ts";
import type { DomainEvent, UserActor } from "../context.ts";
import { newId } from "../ids.ts";
import { platformModule } from "../platform-module.ts";
import { createTestServer, type TestServer } from "../testing/create-test-server.ts";
import { createUserActor } from "../testing/create-user-actor.ts";
import { storePerson } from "../testing/store-person.ts";
import { unrestricted } from "../testing/unrestricted.ts";
import { type Listener, listen } from "./testing/listen.ts";

let one: TestServer;
let two: TestServer;

beforeAll(async () => {
  one = await createTestServer({ modules: [platformModule], listen: true });
  two = await createTestServer({ modules: [platformModule], listen: true, beside: one });
});
afterAll(async () => {
  await two[Symbol.asyncDispose]();
  await one[Symbol.asyncDispose]();
});

const emit = command("test.emit_to_readers", unrestricted, (ctx, event: DomainEvent) => ctx.emit(event));

/** A conversation of Ann's, which Bob may read, and a colleague and a stranger who may not. */
async function stage(role: UserActor["role"] = "member") {
  const workspaceId = newId();
  const ann = createUserActor({ workspaceId });
  const bob = createUserActor({ workspaceId, role });
  const colleague = createUserActor({ workspaceId });
  const stranger = createUserActor();
  for (const person of [ann, bob, colleague, stranger]) await storePerson(one, person);
  const id = newId();
  await one.look("insert into conversations (workspace_id, id, user_id, title) values ($1, $2, $3, 'Sums')", [
    ...[workspaceId, id, ann.userId],
  ]);
  const grant = async (subject: { userId?: string; teamId?: string } = {}) => {
    const grantId = newId();
    await one.look(
      `insert into grants (workspace_id, id, object_type, object_id, user_id, team_id, relation)
       values ($1, $2, 'conversation', $3, $4, $5, 'viewer')`,
      [workspaceId, grantId, id, subject.userId ?? null, subject.teamId ?? null],
    );
    return () => one.look("delete from grants where id = $1", [grantId]);
  };
  const say = (text: string) =>
    emit(one.system, {
      ...{ name: "test.happened", workspaceId, readersOf: { noun: "conversation", id } },
      data: { text },
    });
  return { ann, bob, colleague, stranger, id, grant, say };
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, 300));
const closeAll = (tabs: readonly Listener[]) => Promise.all(tabs.map((tab) => tab.close()));

describe("an event for the readers of an object", () => {
  it("reaches its owner and whoever it is shared with, in every tab on every server, and nobody else", async () => {
    const { ann, bob, colleague, stranger, grant, say } = await stage();
    await grant({ userId: bob.userId });
    const readers = await Promise.all([
      listen(one, ann),
      listen(two, ann),
      listen(one, bob),
      listen(two, bob),
    ]);
    const others = await Promise.all(
      [colleague, stranger, { ...bob, workspaceId: stranger.workspaceId }].flatMap((person) => [
        listen(one, person),
        listen(two, person),
      ]),
    );
    await say("hello");
    for (const tab of readers) await expect.poll(() => tab.texts()).toEqual(["hello"]);
    await quiet();
    for (const tab of others) expect(tab.texts()).toEqual([]);
    await closeAll([...readers, ...others]);
  });

  it("reaches a team and a whole workspace, but no guest through the workspace and nobody who is suspended", async () => {
    const { ann, bob, colleague, grant, say } = await stage("guest");
    const teamId = newId();
    await one.look("insert into teams (workspace_id, id, name) values ($1, $2, 'Sales')", [
      ...[ann.workspaceId, teamId],
    ]);
    await one.look("insert into team_memberships (workspace_id, team_id, user_id) values ($1, $2, $3)", [
      ...[ann.workspaceId, teamId, colleague.userId],
    ]);
    const [bobs, colleagues] = [await listen(two, bob), await listen(two, colleague)];
    const end = await grant({ teamId });
    await say("team");
    await expect.poll(() => colleagues.texts()).toEqual(["team"]);
    await end();
    await grant();
    await say("workspace");
    await expect.poll(() => colleagues.texts()).toEqual(["team", "workspace"]);
    await one.look("update memberships set suspended_at = now() where workspace_id = $1 and user_id = $2", [
      ...[ann.workspaceId, colleague.userId],
    ]);
    await say("suspended");
    await quiet();
    expect(colleagues.texts()).toEqual(["team", "workspace"]);
    expect(bobs.texts()).toEqual([]);
    await closeAll([bobs, colleagues]);
  });

  it("reaches a reader no more from the moment that it is withdrawn, not even what was missed before", async () => {
    const { ann, bob, grant, say } = await stage();
    const withdraw = await grant({ userId: bob.userId });
    const [own, tab] = [await listen(one, ann), await listen(two, bob)];
    await say("before");
    await expect.poll(() => tab.texts()).toEqual(["before"]);
    const lastId = tab.lastId();
    await tab.close();
    await say("missed");
    await withdraw();
    await say("after");
    await expect.poll(() => own.texts()).toEqual(["before", "missed", "after"]);
    const back = await listen(two, bob, lastId);
    await quiet();
    expect(back.texts()).toEqual([]);
    await closeAll([own, back]);
  });

  it("is caught up with by a reader who comes back, on either server, and by nobody else", async () => {
    const { ann, bob, colleague, grant, say } = await stage();
    await grant({ userId: bob.userId });
    const since = newId();
    for (let number = 1; number <= 5; number += 1) await say(`${number}`);
    const tabs = await Promise.all([listen(one, ann, since), listen(two, bob, since)]);
    for (const tab of tabs) await expect.poll(() => tab.texts()).toEqual(["1", "2", "3", "4", "5"]);
    const peeping = await listen(two, colleague, since);
    await quiet();
    expect(peeping.texts()).toEqual([]);
    await closeAll([...tabs, peeping]);
  });

  it("is caught up with by the same rule after the listening connection was lost", async () => {
    const { ann, bob, colleague, grant, say } = await stage();
    await grant({ userId: bob.userId });
    const tabs = await Promise.all([ann, bob, colleague].map((person) => listen(one, person)));
    await one.look(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'adjutant listen' and datname = current_database()`,
    );
    await expect.poll(() => one.services.broadcast.isListening).toBe(false);
    await say("meanwhile");
    for (const tab of tabs.slice(0, 2)) await expect.poll(() => tab.texts()).toEqual(["meanwhile"]);
    expect(tabs[2]?.texts()).toEqual([]);
    await closeAll(tabs);
  });
});

describe("each server reads an event for readers", () => {
  /** The statements of a server that read events. */
  function countReads({ services }: TestServer) {
    const shared = vi.spyOn(services.servicePool, "query");
    const asPeople = vi.spyOn(services.pool, "connect");
    onTestFinished(() => {
      shared.mockRestore();
      asPeople.mockRestore();
    });
    return () => ({
      shared: shared.mock.calls.length,
      asPeople: asPeople.mock.calls.length,
    });
  }

  it("in one statement that also finds the readers, whoever many listen", async () => {
    const { ann, bob, colleague, grant, say } = await stage();
    await grant({ userId: bob.userId });
    const tabs = await Promise.all([bob, bob, colleague, ann].map((person) => listen(two, person)));
    const reads = countReads(two);
    for (let turn = 1; turn <= 5; turn += 1) {
      await say(`${turn}`);
      await expect.poll(() => tabs[0]?.texts()).toHaveLength(turn);
    }
    expect(reads()).toEqual({ shared: 5, asPeople: 0 });
    await closeAll(tabs);
  });

  it("not at all while the object is shared with nobody and its owner listens elsewhere", async () => {
    const { ann, bob, say } = await stage();
    const [own, others] = [await listen(one, ann), await listen(two, bob)];
    const [ofOwner, elsewhere] = [countReads(one), countReads(two)];
    await say("private");
    await expect.poll(() => own.texts()).toEqual(["private"]);
    await quiet();
    expect(ofOwner().shared).toBe(1);
    expect(elsewhere()).toEqual({ shared: 0, asPeople: 0 });
    await closeAll([own, others]);
  });
});
