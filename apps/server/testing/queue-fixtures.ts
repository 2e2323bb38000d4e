import { continueMessage } from "#features/chat/server/continue-message.ts";
import { keepMessage } from "#features/chat/server/keep-message.ts";
import { editQueuedMessage } from "#features/chat/server/queue/edit-queued-message.ts";
import { holdQueue } from "#features/chat/server/queue/hold-queue.ts";
import { queueMessage } from "#features/chat/server/queue/queue-message.ts";
import { removeQueuedMessage } from "#features/chat/server/queue/remove-queued-message.ts";
import { resumeQueue } from "#features/chat/server/queue/resume-queue.ts";
import { sendNextQueued } from "#features/chat/server/queue/send-next-queued.ts";
import { sendQueuedMessage } from "#features/chat/server/queue/send-queued-message.ts";
import { stopUnallowed } from "#features/runs/server/engine/stop-unallowed.ts";
import { takeInputs } from "#features/runs/server/engine/take-inputs.ts";
import type { RunRow } from "#features/runs/server/index.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

/** A message that waits for the end of an answer, which looks as if a server were writing it. */
async function queued(world: CommandWorld, steers = false) {
  const answered = await world.answered();
  const { conversationId, person, run } = answered;
  await world.keepRunning(run.id);
  await world.look("update conversations set active_run_id = $2 where id = $1", [conversationId, run.id]);
  const id = newId();
  await queueMessage(person.ctx, {
    ...{ id, conversationId, text: "And 13 * 13?", modelId: "builtin", timeZone: "UTC", steers },
  });
  return { ...answered, id };
}

/** As if the answer had just ended. */
const end = ({ look }: CommandWorld, conversationId: string) =>
  look("update conversations set active_run_id = null where id = $1", [conversationId]);

/** Commands on messages that wait for the end of an answer. */
export const queueFixtures: Record<string, CommandFixture> = {
  "message.queue": { act: "message.queued", perform: (world) => queued(world) },
  "message.edit_queued": {
    act: "message.queued_edited",
    async perform(world) {
      const { person, id } = await queued(world);
      await editQueuedMessage(person.ctx, { id, text: "And 14 * 14?" });
    },
  },
  "message.remove_queued": {
    act: "message.queued_removed",
    async perform(world) {
      const { person, id } = await queued(world);
      await removeQueuedMessage(person.ctx, { id });
    },
  },
  "message.keep": {
    act: "message.kept",
    async perform({ answered }) {
      const { person, assistantMessage } = await answered();
      await keepMessage(person.ctx, { id: assistantMessage.id });
    },
  },
  "message.continue": {
    act: "message.continued",
    async perform({ answered, look }) {
      const { person, assistantMessage } = await answered();
      await look("update messages set status = 'cancelled' where id = $1", [assistantMessage.id]);
      await continueMessage(person.ctx, { id: assistantMessage.id, modelId: "builtin", timeZone: "UTC" });
    },
  },
  "message.send_now": {
    act: "message.steered",
    async perform(world) {
      const { person, id } = await queued(world);
      await sendQueuedMessage(person.ctx, { id });
    },
  },
  "message.send_queued": {
    act: "message.sent",
    async perform(world) {
      const { person, conversationId } = await queued(world);
      await end(world, conversationId);
      await sendNextQueued(person.ctx, { conversationId });
    },
  },
  "conversation.resume_queue": {
    act: "conversation.queue_resumed",
    async perform(world) {
      const { person, conversationId } = await queued(world);
      await resumeQueue(person.ctx, { id: conversationId });
    },
  },
  "conversation.hold_queue": {
    act: "conversation.queue_held",
    async perform(world) {
      const { person, conversationId } = await queued(world);
      const { userId, workspaceId } = person.actor;
      await holdQueue(world.system, { workspaceId, userId, conversationId, error: null });
    },
  },
  "run.stop_unallowed": {
    act: "run.cancel_requested",
    async perform(world) {
      const { conversationId, run } = await queued(world);
      const { actor } = await world.newPerson();
      await world.look("update runs set user_id = $2 where id = $1", [run.id, actor.userId]);
      await stopUnallowed(world.system, { noun: "conversation", id: conversationId });
    },
  },
  "run.take_inputs": {
    act: "run.steered",
    async perform(world) {
      const { run } = await queued(world, true);
      const [held] = await world.look<RunRow>("select * from runs where id = $1", [run.id]);
      if (held) await takeInputs(world.system, held);
    },
  },
};
