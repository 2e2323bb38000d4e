import { deleteConversation } from "#features/chat/server/delete-conversation.ts";
import { eraseConversations } from "#features/chat/server/erase-conversations.ts";
import { forkMessage } from "#features/chat/server/fork-message.ts";
import { noteHeard } from "#features/chat/server/note-heard.ts";
import { renameConversation } from "#features/chat/server/rename-conversation.ts";
import { restoreConversation } from "#features/chat/server/restore-conversation.ts";
import { retryMessage } from "#features/chat/server/retry-message.ts";
import { indexPendingTexts } from "#features/chat/server/search/index-pending.ts";
import { sendMessage } from "#features/chat/server/send-message.ts";
import { showMessage } from "#features/chat/server/show-message.ts";
import { cancelRun } from "#features/runs/server/cancel-run.ts";
import { decideLimit } from "#features/runs/server/decide-limit.ts";
import { storeHandOver } from "#features/runs/server/engine/hand-over/store-hand-over.ts";
import { eraseRuns } from "#features/runs/server/erase-runs.ts";
import type { RunRow } from "#features/runs/server/index.ts";
import { wakeRuns } from "#features/runs/server/wake-runs.ts";
import { closeToolCalls } from "#features/tools/server/close-tool-calls.ts";
import { denyToolCall } from "#features/tools/server/deny-tool-call.ts";
import { deleteToolCalls } from "#features/tools/server/index.ts";
import { proposeToolCall } from "#features/tools/server/propose-tool-call.ts";
import { deleteRecording } from "#features/voice/server/recordings/delete-recording.ts";
import { keepRecording } from "#features/voice/server/recordings/keep-recording.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import { createAgentActor } from "#platform/server/testing/create-user-actor.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function recorded({ answered }: CommandWorld) {
  const { person, userMessage } = await answered();
  const messageId = userMessage?.id ?? "";
  await keepRecording(person.ctx, { messageId, seconds: 1, sound: Buffer.from("a sound") });
  return { ctx: person.ctx, messageId };
}

const later = () => new Date(Date.now() + 3_600_000);

/** Commands on conversations and their runs. */
export const chatFixtures: Record<string, CommandFixture> = {
  "conversation.begin": { act: "conversation.created", perform: ({ answered }) => answered() },
  "message.send": {
    act: "message.sent",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await sendMessage(person.ctx, {
        id: newId(),
        text: "And 13 * 13?",
        conversationId,
        isNewConversation: false,
        modelId: "builtin",
        timeZone: "UTC",
      });
    },
  },
  "run.create": { act: "run.started", perform: ({ answered }) => answered() },
  "run.store_progress": { act: "assistant.answered", perform: ({ answered }) => answered() },
  "tool_call.start": { act: "tool_call.started", perform: ({ answered }) => answered() },
  "tool_call.finish": { act: "tool_call.executed", perform: ({ answered }) => answered() },
  "tool_call.propose": {
    act: "tool_call.proposed",
    async perform({ system, newPerson }) {
      const { actor } = await newPerson();
      await proposeToolCall(system.as(createAgentActor(actor)), {
        ...{ id: newId(), runId: newId(), stepId: newId(), conversationId: null },
        ...{
          toolName: "calculate",
          tool: undefined,
          input: {},
          label: systemLabel,
          requireRun: async () => undefined,
        },
      });
    },
  },
  "tool_call.close": {
    act: "tool_call.denied",
    async perform({ system, newPerson }) {
      const { actor } = await newPerson();
      const run = { id: newId(), workspace_id: actor.workspaceId };
      await proposeToolCall(system.as(createAgentActor(actor)), {
        ...{ id: newId(), runId: run.id, stepId: newId(), conversationId: null },
        ...{ toolName: "calculate", tool: undefined, input: {} },
        ...{ label: systemLabel, requireRun: async () => undefined },
      });
      await closeToolCalls(system, { run, isStopped: false });
    },
  },
  "tool_call.deny": {
    act: "tool_call.denied",
    async perform({ system, newPerson }) {
      const { actor } = await newPerson();
      await denyToolCall(system.as(createAgentActor(actor)), {
        ...{ id: newId(), runId: newId(), stepId: newId(), conversationId: null },
        ...{
          toolName: "calculate",
          tool: undefined,
          input: {},
          label: systemLabel,
          requireRun: async () => undefined,
        },
        refusal: { code: "tool.too_many_at_once", message: "Too many.", summary: "Too many" },
      });
    },
  },
  "run.cancel": {
    act: "run.cancel_requested",
    async perform({ answered, keepRunning }) {
      const { person, run } = await answered();
      await keepRunning(run.id);
      await cancelRun(person.ctx, { id: run.id });
    },
  },
  "run.decide_limit": {
    act: "run.limit_raised",
    async perform({ answered, look }) {
      const { person, run } = await answered();
      await look("update runs set status = 'waiting', ended_at = null, lease_until = null where id = $1", [
        run.id,
      ]);
      const [wait] = await look<{ subject_id: string }>(
        `insert into run_waits (workspace_id, run_id, step_key, user_id, kind, subject_id, asks, declared_at)
         select workspace_id, id, 'limit:steps:1', user_id, 'limit', gen_random_uuid(),
           '{"limit": "steps", "allowed": 20, "more": 20}', now() from runs where id = $1 returning subject_id`,
        [run.id],
      );
      const waitId = wait?.subject_id ?? "";
      await decideLimit(person.ctx, { id: run.id, waitId, decision: "continue" });
    },
  },
  "run.wake": {
    act: "run.resumed",
    async perform({ system, answered, look }) {
      const { run } = await answered();
      await look(
        "update runs set status = 'waiting', ended_at = null, lease_until = null, wake_at = now() where id = $1",
        [run.id],
      );
      await wakeRuns(system, 10);
      // The engine may be waking it at this moment: its row is free once that is stored.
      await look("select id from runs where id = $1 for update", [run.id]);
    },
  },
  "run.hand_over": {
    act: "run.handed_over",
    async perform({ system, answered, keepRunning, look }) {
      const { run } = await answered();
      await keepRunning(run.id);
      const [held] = await look<RunRow>("select * from runs where id = $1", [run.id]);
      if (!held) throw new Error("The run is gone.");
      const agent = { agentId: newId(), versionId: newId() };
      const used = { steps: 1, tool_calls: 1, tokens: 0, time: 0, cost: 0 };
      const handOver = { callId: newId(), from: agent, to: agent, used, limitWaits: [] };
      await storeHandOver(system, { run: held, handOver });
    },
  },
  "run.erase": {
    act: "run.erased",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      const { workspaceId } = person.actor;
      await eraseRuns(system, { workspaceId, host: "conversation", hostId: conversationId });
    },
  },
  "tool_call.delete": {
    act: "tool_call.deleted",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      await deleteToolCalls(system, { workspaceId: person.actor.workspaceId, conversationId });
    },
  },
  "message.fork": {
    act: "message.forked",
    async perform({ answered, look }) {
      const { person, run, assistantMessage } = await answered();
      await look("update runs set step_count = 1 where id = $1", [run.id]);
      await look(
        `update run_steps set content = '[{"type": "tool-call", "toolCallId": "x", "modelCallId": "x", "toolName": "x",
           "title": "X", "line": "", "input": {}}]' where run_id = $1`,
        [run.id],
      );
      await forkMessage(person.ctx, { id: assistantMessage.id, afterStep: 1, timeZone: "UTC" });
    },
  },
  "message.retry": {
    act: "message.retried",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await retryMessage(person.ctx, { id: assistantMessage.id, timeZone: "UTC" });
    },
  },
  "message.show": {
    act: "message.shown",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await showMessage(person.ctx, { id: assistantMessage.id });
    },
  },
  "message.note_heard": {
    act: "message.interrupted",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await noteHeard(person.ctx, { id: assistantMessage.id, characters: 2 });
    },
  },
  "message.keep_recording": { act: "message.recording_kept", perform: recorded },
  "message.delete_recording": {
    act: "message.recording_deleted",
    async perform(world) {
      const { ctx, messageId } = await recorded(world);
      await deleteRecording(ctx, { messageId });
    },
  },
  "conversation.rename": {
    act: "conversation.renamed",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await renameConversation(person.ctx, { id: conversationId, title: "Other" });
    },
  },
  "conversation.delete": {
    act: "conversation.deleted",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
    },
  },
  "conversation.restore": {
    act: "conversation.restored",
    async perform({ answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
      await restoreConversation(person.ctx, { id: conversationId });
    },
  },
  "conversation.index": {
    act: null,
    perform: ({ system }) => indexPendingTexts.perform(system, {}),
  },
  "conversation.settle": {
    act: null,
    perform: ({ system }) => indexPendingTexts.perform(system, {}),
  },
  "conversation.erase": {
    act: "conversation.erased",
    async perform({ system, answered }) {
      const { person, conversationId } = await answered();
      await deleteConversation(person.ctx, { id: conversationId });
      await eraseConversations(system, later());
    },
  },
};
