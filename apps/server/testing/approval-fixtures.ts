import { approveCall } from "#features/tools/server/approvals/approve-call.ts";
import { denyCall } from "#features/tools/server/approvals/deny-call.ts";
import { executeToolCall } from "#features/tools/server/index.ts";
import { proposeToolCall } from "#features/tools/server/propose-tool-call.ts";
import { undoToolCall } from "#features/tools/server/undo/undo-tool-call.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

const shown = { act: "Send a note", undo: "It cannot be taken back.", warnings: [], fields: [] };
const requireRun = async () => undefined;

/** An approval that an agent requested, in a run that waits for it. */
async function requested({ answered, look, system }: CommandWorld) {
  const { person, run } = await answered();
  await look("update runs set status = 'waiting', ended_at = null where id = $1", [run.id]);
  const approval = {
    ...{ id: newId(), tool_name: "x", tool_title: "X", tool_source: "built_in", tool_hash: "h", input: {} },
    ...{ shown, marks: [], hash: "h", rule: "r", why: "w", policy_hash: "p", needs_other: false },
    expires_at: new Date(Date.now() + 3_600_000),
  };
  await proposeToolCall(system.as(createAgentActor(person.actor)), {
    ...{ id: newId(), runId: run.id, stepId: newId(), conversationId: null, toolName: "x", tool: undefined },
    ...{ input: {}, label: systemLabel, requireRun, approval },
  });
  return { ctx: person.ctx, decision: { id: approval.id, hash: approval.hash } };
}

/** Commands on approvals, and the one that takes a tool call back. */
export const approvalFixtures: Record<string, CommandFixture> = {
  "approval.approve": {
    act: "approval.approved",
    async perform(world) {
      const { ctx, decision } = await requested(world);
      await approveCall(ctx, decision);
    },
  },
  "approval.deny": {
    act: "approval.denied",
    async perform(world) {
      const { ctx, decision } = await requested(world);
      await denyCall(ctx, { ...decision, reason: "No." });
    },
  },
  "tool_call.undo": {
    act: "tool_call.undone",
    async perform({ system, newPerson }) {
      const { ctx, actor } = await newPerson();
      const context = {
        ...{ ctx: system.as(createAgentActor(actor)), signal: new AbortController().signal },
        ...{ runId: newId(), conversationId: null, timeZone: "UTC", said: [], asked: [] },
      };
      const call = { id: newId(), stepId: newId(), name: "create_task", input: { title: "Call Bob" } };
      await executeToolCall(context, { ...call, label: systemLabel }, requireRun);
      await undoToolCall(ctx, { id: call.id });
    },
  },
};
