import { changeTask } from "#features/tasks/server/change-task.ts";
import { storeTask } from "#features/tasks/server/create-task.ts";
import { remindOfTask } from "#features/tasks/server/reminders/remind-of-task.ts";
import { undoCreateTask } from "#features/tasks/server/undo-create-task.ts";
import { systemLabel } from "#platform/contract/label.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function created({ newPerson }: CommandWorld) {
  const { ctx, actor } = await newPerson();
  const task = { id: newId(), title: "Call Bob", body: "", priority: "normal" as const, dueAt: null };
  const { id } = await storeTask(ctx, { ...task, assigneeId: actor.userId, label: systemLabel });
  return { ctx, id };
}

/** Commands on tasks. */
export const taskFixtures: Record<string, CommandFixture> = {
  "task.create": { act: "task.created", perform: created },
  "task.change": {
    act: "task.changed",
    async perform(world) {
      const { ctx, id } = await created(world);
      await changeTask(ctx, { id, state: "done", label: systemLabel });
    },
  },
  "task.remind": {
    act: "task.reminded",
    async perform(world) {
      const { ctx, actor } = await world.newPerson();
      const remindAt = new Date(Date.now() + 3_600_000).toISOString();
      const task = { id: newId(), title: "Call Bob", body: "", priority: "normal" as const, dueAt: remindAt };
      const { id } = await storeTask(ctx, { ...task, assigneeId: actor.userId, label: systemLabel });
      await remindOfTask(world.system, { workspaceId: actor.workspaceId, id, remindAt });
    },
  },
  "task.take_back": {
    act: "task.taken_back",
    async perform(world) {
      const { ctx, id } = await created(world);
      await undoCreateTask(ctx, { id });
    },
  },
};
