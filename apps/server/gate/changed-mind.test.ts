import { describe, expect, it } from "vitest";
import { stageApprovals } from "./testing/stage-approvals.ts";

const staged = stageApprovals();
const { sent, browserOf, askFor, decide, ended, callOf } = staged;
const note = { to: ["kim@customer.test"], text: "Dear Kim, the offer is attached." };
const automatic = { send_note: { mode: "automatic", needsOther: false } } as const;

describe("an admin lets a tool run by itself while a call of it waits for a person", () => {
  it("and what the person denies is not carried out", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    staged.setRules(automatic);
    await decide(jana, approval, "deny");
    await ended(jana, run.id);
    expect(sent).toEqual([]);
    expect(await callOf(approval.toolCallId)).toMatchObject({ error_code: "tool.denied_by_person" });
  });

  it("and what the person changed is carried out as they changed it", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    staged.setRules(automatic);
    await decide(jana, approval, "approve", { changes: { text: "Dear Kim" } });
    await ended(jana, run.id);
    expect(sent).toEqual([{ callId: approval.toolCallId, ...note, text: "Dear Kim" }]);
  });
});

describe("an approval is void", () => {
  it("when an admin asks for four eyes while the person's own approval is still possible", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    staged.setRules({ send_note: { mode: "ask", needsOther: true } });
    await decide(jana, approval, "approve");
    await ended(jana, run.id);
    expect(sent).toEqual([]);
    expect(await callOf(approval.toolCallId)).toMatchObject({ error_code: "tool.approval_void" });
  });

  it("when the call that would be carried out is not the one that was shown", async () => {
    const jana = browserOf();
    const { run, approval } = await askFor(jana, [note]);
    await staged.server.look(
      "update run_steps set content = replace(content::text, 'kim@', 'eve@')::jsonb where run_id = $1",
      [run.id],
    );
    await decide(jana, approval, "approve");
    await ended(jana, run.id);
    expect(sent).toEqual([]);
    expect(await callOf(approval.toolCallId)).toMatchObject({ error_code: "tool.approval_void" });
  });
});
