import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { executeToolCall, registerToolRules } from "#features/tools/server/index.ts";
import { ended } from "#features/tools/server/testing.ts";
import { systemLabel } from "#platform/contract/label.ts";
import type { UserActor } from "#platform/server/context.ts";
import { newId } from "#platform/server/ids.ts";
import { letter, stageMail } from "../testing/stage-mail.ts";

const staged = stageMail();
const automatic = new Map([["send_mail", { mode: "automatic", needsOther: false }]] as const);
beforeAll(() => registerToolRules(staged.server.services, async () => automatic));

/** Locks of this database that somebody waits for. */
const whatWaits = `
  select from pg_locks l join pg_database d on d.oid = l.database
  where not l.granted and d.datname = current_database()`;

/** Stops a call of send_mail while it waits for a lock, which is released afterwards. Returns how it ends. */
async function stopWhileItWaits(person: UserActor, lock: string, values: string[] = []) {
  const holder = new pg.Client(staged.server.database.superuserConnection);
  await holder.connect();
  await holder.query("begin");
  await holder.query(lock, values);
  const stop = new AbortController();
  const id = newId();
  const call = executeToolCall(
    {
      ctx: staged.server.as({ type: "agent", runId: newId(), person }),
      ...{ signal: stop.signal, runId: newId(), conversationId: null, timeZone: "UTC", said: [], asked: [] },
    },
    { id, stepId: newId(), name: "send_mail", input: letter(), label: systemLabel },
    async () => undefined,
  );
  const waiting = (count: number) =>
    expect.poll(async () => (await staged.server.look(whatWaits)).length).toBe(count);
  await waiting(1);
  stop.abort();
  // What it did is looked for behind the attempt itself.
  await waiting(2);
  await holder.query("rollback");
  await holder.end();
  return ended(await call);
}

const stateOf = async (id: string) =>
  (await staged.server.look<{ state: string }>("select state from outgoing_mails where id = $1", [id]))[0]
    ?.state;

it("a mail that is stored while its call is stopped is the outcome of the call, and Undo takes it back", async () => {
  const person = await staged.newPerson();
  const { id, status, output } = await stopWhileItWaits(person, "lock table outgoing_mails in share mode");
  expect([status, output?.data]).toEqual(["succeeded", expect.objectContaining({ mailId: id })]);
  expect(await stateOf(id)).toBe("held");
  const undone = await staged.server.server.inject({
    ...{ method: "POST", url: `/api/v1/tools/calls/${id}/undo`, headers: staged.server.headersOf(person) },
  });
  expect(undone.json()).toMatchObject({ summary: "The mail was taken back before it left." });
  expect(await stateOf(id)).toBe("withdrawn");
});

it("a stopped call that has stored no mail stores none afterwards", async () => {
  const person = await staged.newPerson();
  const { id, status } = await stopWhileItWaits(
    person,
    "select pg_advisory_xact_lock(hashtext('outgoing_mails'), hashtext($1))",
    [person.userId],
  );
  expect(status).toBe("stopped");
  expect(await stateOf(id)).toBeUndefined();
});
