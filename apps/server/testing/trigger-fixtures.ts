import { changeTrigger } from "#features/triggers/server/change-trigger.ts";
import { createTrigger } from "#features/triggers/server/create-trigger.ts";
import { deleteTrigger, restoreTrigger } from "#features/triggers/server/delete-trigger.ts";
import { dropOrphan } from "#features/triggers/server/firing/drop-orphan.ts";
import { refuseFiring } from "#features/triggers/server/firing/refuse-firing.ts";
import { startFiring } from "#features/triggers/server/firing/start-firing.ts";
import {
  allowMemberTrigger,
  stopMemberTrigger,
} from "#features/triggers/server/members/stop-member-trigger.ts";
import { pauseTrigger } from "#features/triggers/server/pause-trigger.ts";
import { renewSecret } from "#features/triggers/server/renew-secret.ts";
import { stopTrigger } from "#features/triggers/server/stopping/stop-trigger.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";
import type { CommandWorld } from "./command-world.ts";

async function created({ newPerson }: CommandWorld) {
  const { ctx } = await newPerson();
  const { row } = await createTrigger(ctx, {
    ...{
      name: "Hook",
      question: "What is this?",
      agentId: null,
      agentValues: {},
      timeZone: "UTC",
      overlap: "start",
      isTold: false,
    },
    start: { kind: "webhook", proof: "bearer" },
  });
  return { ctx, row, id: row.id, key: { workspaceId: row.workspace_id, id: row.id } };
}

const reason = () => ({ cause: "delivery" as const, key: `delivery:${newId()}`, dueAt: new Date() });

/** Commands on triggers. */
export const triggerFixtures: Record<string, CommandFixture> = {
  "trigger.create": { act: "trigger.created", perform: created },
  "trigger.change": {
    act: "trigger.changed",
    async perform(world) {
      const { ctx, id } = await created(world);
      await changeTrigger(ctx, { id, version: 1, name: "Another name" });
    },
  },
  "trigger.pause": {
    act: "trigger.paused",
    async perform(world) {
      const { ctx, id } = await created(world);
      await pauseTrigger(ctx, { id, isPaused: true });
    },
  },
  "trigger.delete": {
    act: "trigger.deleted",
    async perform(world) {
      const { ctx, id } = await created(world);
      await deleteTrigger(ctx, { id });
    },
  },
  "trigger.restore": {
    act: "trigger.restored",
    async perform(world) {
      const { ctx, id } = await created(world);
      await deleteTrigger(ctx, { id });
      await restoreTrigger(ctx, { id });
    },
  },
  "trigger.renew_secret": {
    act: "trigger.secret_renewed",
    async perform(world) {
      const { ctx, id } = await created(world);
      await renewSecret(ctx, { id, keepsOld: true });
    },
  },
  "trigger.fire": {
    act: "trigger.fired",
    async perform(world) {
      const { ctx, id } = await created(world);
      await startFiring(ctx, { ...reason(), id });
    },
  },
  "conversation.begin_for_trigger": {
    act: "conversation.created",
    async perform(world) {
      const { ctx, id } = await created(world);
      await startFiring(ctx, { ...reason(), id });
    },
  },
  "trigger.refuse": {
    act: "trigger.refused",
    async perform(world) {
      const { row } = await created(world);
      const refusal = { code: "limit_reached", message: "The limit is reached." };
      await refuseFiring(world.system, { trigger: row, reason: reason(), ...refusal });
    },
  },
  "trigger.stop": {
    act: "trigger.stopped",
    async perform(world) {
      const { key } = await created(world);
      await stopTrigger(world.system, { ...key, because: "failures" });
    },
  },
  "trigger.stop_for_workspace": {
    act: "trigger.stopped_for_workspace",
    async perform(world) {
      const { ctx, id } = await created(world);
      await stopMemberTrigger(ctx, { id });
    },
  },
  "trigger.allow_for_workspace": {
    act: "trigger.allowed_for_workspace",
    async perform(world) {
      const { ctx, id } = await created(world);
      await stopMemberTrigger(ctx, { id });
      await allowMemberTrigger(ctx, { id });
    },
  },
  "trigger.drop_orphan": {
    act: "trigger.schedule_dropped",
    async perform(world) {
      const { key } = await created(world);
      await dropOrphan(world.system, key);
    },
  },
};
