import { afterAll, beforeAll, expect, it } from "vitest";
import { type ChatServer, createOwnChatServer } from "#features/chat/server/testing.ts";
import { approveCall } from "#features/tools/server/approvals/approve-call.ts";
import { denyCall } from "#features/tools/server/approvals/deny-call.ts";
import type { AppError } from "#platform/server/errors.ts";
import { stageApprovals } from "./testing/stage-approvals.ts";

const staged = stageApprovals();
const requests = 1_000;
const atOnce = 8;

let beside: ChatServer;
beforeAll(async () => {
  beside = await createOwnChatServer({ beside: staged.server, isWorker: false });
});
afterAll(() => beside[Symbol.asyncDispose]());

/** Copies of a run that waits for one approval, each with rows of its own. */
const copies = `
  with ids as materialized (select gen_random_uuid() as run, gen_random_uuid() as step, gen_random_uuid() as call,
      gen_random_uuid() as approval from generate_series(1, $2::int)),
    runs_made as (insert into runs select (jsonb_populate_record(r, jsonb_build_object('id', ids.run,
      'host_id', gen_random_uuid(), 'message_id', null))).* from runs r, ids where r.id = $1),
    steps_made as (insert into run_steps select (jsonb_populate_record(s, jsonb_build_object('id', ids.step,
      'run_id', ids.run))).* from run_steps s, ids where s.run_id = $1),
    calls_made as (insert into tool_calls select (jsonb_populate_record(c, jsonb_build_object('id', ids.call,
      'run_id', ids.run, 'step_id', ids.step))).* from tool_calls c, ids where c.run_id = $1),
    waits_made as (insert into run_waits select (jsonb_populate_record(w, jsonb_build_object('run_id', ids.run,
      'step_key', ids.call, 'subject_id', ids.approval))).* from run_waits w, ids where w.run_id = $1),
    approvals_made as (insert into approvals select (jsonb_populate_record(a, jsonb_build_object('id', ids.approval,
      'run_id', ids.run, 'tool_call_id', ids.call))).* from approvals a, ids where a.run_id = $1)
  select approval as id from ids`;

it("two decisions of one request at two servers have one outcome, a thousand times", async () => {
  const jana = staged.browserOf();
  const { run, approval } = await staged.askFor(jana, [{ to: ["kim@customer.test"], text: "Hello" }]);
  // A run of this kind is advanced by nobody here, so that only its decision happens.
  await staged.server.look("update runs set driver = 'nobody' where id = $1", [run.id]);
  const rows = await staged.server.look<{ id: string }>(copies, [run.id, requests]);
  expect(rows).toHaveLength(requests);

  const { hash } = approval;
  const decided: (AppError | undefined)[] = [];
  const decide = async () => {
    for (let row = rows.pop(); row; row = rows.pop()) {
      const { id } = row;
      const [first, second] = rows.length % 2 === 0 ? [approveCall, denyCall] : [denyCall, approveCall];
      const ends = await Promise.allSettled([
        first(staged.server.as(jana.person), { id, hash }),
        second(beside.as(jana.person), { id, hash }),
      ]);
      const refused = ends.filter((end) => end.status === "rejected");
      expect(refused).toHaveLength(1);
      decided.push(refused[0]?.reason);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, decide));

  expect(new Set(decided.map((error) => error?.code))).toEqual(new Set(["approval.decided"]));
  const [stored] = await staged.server.look(
    `select (select count(*)::int from approvals where user_id = $1 and decided_at is not null) as decided,
       (select count(*)::int from audit_events where act in ('approval.approved', 'approval.denied')
          and workspace_id = $2) as audited,
       (select count(*)::int from audit_events where act = 'run.resumed' and workspace_id = $2) as resumed,
       (select count(*)::int from runs where user_id = $1 and status = 'queued') as queued`,
    [jana.person.userId, jana.person.workspaceId],
  );
  expect(stored).toEqual({
    ...{ decided: requests, audited: requests, resumed: requests, queued: requests },
  });
}, 120_000);
