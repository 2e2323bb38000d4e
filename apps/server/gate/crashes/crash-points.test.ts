import { describe, expect, it } from "vitest";
import { ChatClient, personOf } from "#features/chat/server/testing.ts";
import { crashPoints } from "#features/tools/server/index.ts";
import { crashCases } from "./testing/crash-cases.ts";
import { followPerson } from "./testing/follow-person.ts";
import { stageCrashes } from "./testing/stage-crashes.ts";

const staged = stageCrashes();

describe("a server that is killed with -9 loses, doubles and blocks no run", () => {
  it("at any point that the code names", () => {
    expect(new Set(crashCases.map(({ point }) => point))).toEqual(new Set(crashPoints));
  });

  it.each(crashCases)("at $point $again (the person $person, the tool is $tool)", async (one) => {
    const { chat, counting, current: doomed } = staged;
    const ann = new ChatClient(chat, personOf());
    await doomed.arm(one);
    const call = `[[call ${one.tool} {"customer":"Kim"}]]`;
    const { body: sent } = await ann.send(`[[script:obedient]] ${call}`);
    await followPerson(chat, ann, sent, one.person, doomed);
    await expect.poll(() => doomed.isDead(), { timeout: 10_000 }).toBe(true);

    await staged.takeOver();
    const { id } = sent.run;
    // The lease of the dead server is over.
    await chat.look("update runs set lease_until = now() where id = $1 and lease_until is not null", [id]);
    await followPerson(chat, ann, sent, one.person, staged.current);

    const [stored] = await chat.look(whatIsStored, [id]);
    expect(stored).toMatchObject({
      ...{ run: "succeeded", runs: 1, steps: 2, calls: 1, call: one.call, resumed: 1 },
      ...{ approvals: 1, approval: approvalOf[one.person], requested: 1, decided: 1 },
      undone: one.person === "undoes" ? 1 : 0,
    });
    expect(counting.effectsOf(stored?.call_id)).toBe(one.effects);
    const messages = await ann.messages(sent.conversation.id);
    expect(messages.map(({ role, status }) => [role, status])).toEqual([
      ["user", "complete"],
      ["assistant", "complete"],
    ]);
  });
});

const approvalOf = { approves: "approved", denies: "denied", is_late: "expired", undoes: "approved" };

const whatIsStored = `
  with acts as (select act from audit_events where run_id = $1)
  select r.status as run,
    (select count(*)::int from runs o where o.host_id = r.host_id) as runs,
    (select count(*)::int from run_steps s where s.run_id = r.id and s.status = 'succeeded') as steps,
    (select count(*)::int from tool_calls c where c.run_id = r.id) as calls,
    (select min(id::text) from tool_calls c where c.run_id = r.id) as call_id,
    (select min(status) from tool_calls c where c.run_id = r.id) as call,
    (select count(*)::int from approvals a where a.run_id = r.id) as approvals,
    (select min(status) from approvals a where a.run_id = r.id) as approval,
    (select count(*)::int from acts where act = 'run.resumed') as resumed,
    (select count(*)::int from acts where act = 'approval.requested') as requested,
    (select count(*)::int from acts where act in ('approval.approved', 'approval.denied', 'approval.expired')) as decided,
    (select count(*)::int from acts where act = 'tool_call.undone') as undone
  from runs r where r.id = $1`;
