import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ChangeTrigger, CreatedTrigger, CreateTrigger, Firing, TimeZone, Trigger } from "./trigger.ts";

const common = { tag: "triggers", access: "user" } as const;
const params = z.object({ id: z.uuid() });

export const listTriggersRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/triggers",
  id: "listTriggers",
  summary: "List your triggers, newest first",
  query: PageQuery.extend({
    /** Only those that start this agent. */
    agentId: z.uuid().optional(),
  }),
  reply: pageOf(Trigger),
});

export const createTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers",
  id: "createTrigger",
  summary: "Create a trigger; the reply has the secret of a webhook, which is never shown again",
  body: CreateTrigger,
  reply: CreatedTrigger,
  status: 201,
});

export const getTriggerRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/triggers/:id",
  id: "getTrigger",
  summary: "Get a trigger",
  params,
  reply: Trigger,
});

export const changeTriggerRoute = route({
  ...common,
  method: "PATCH",
  path: "/api/v1/triggers/:id",
  id: "changeTrigger",
  summary: "Change a trigger; its kind stays",
  params,
  body: ChangeTrigger,
  reply: Trigger,
});

export const deleteTriggerRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/triggers/:id",
  id: "deleteTrigger",
  summary: "Delete a trigger; it can be restored for a while, and its conversations stay",
  params,
  status: 204,
});

export const restoreTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers/:id/restore",
  id: "restoreTrigger",
  summary: "Restore a trigger that was deleted a moment ago",
  params,
  reply: Trigger,
});

export const pauseTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers/:id/pause",
  id: "pauseTrigger",
  summary: "Pause a trigger; what would start it meanwhile is not made up for",
  params,
  reply: Trigger,
});

export const resumeTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers/:id/resume",
  id: "resumeTrigger",
  summary: "Resume a trigger that is paused or was stopped",
  params,
  reply: Trigger,
});

export const runTriggerRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers/:id/run",
  id: "runTrigger",
  summary: "Run a trigger now, also while it is paused",
  params,
  reply: Firing,
});

export const renewTriggerSecretRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/triggers/:id/secret",
  id: "renewTriggerSecret",
  summary: "Give a webhook another secret, which is never shown again",
  params,
  /** `keepsOld`: the secret before is accepted for another day. */
  body: z.object({ keepsOld: z.boolean().default(false) }),
  reply: z.object({ secret: z.string() }),
});

export const listFiringsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/triggers/:id/firings",
  id: "listFirings",
  summary: "List what came of each time that a trigger had a reason to start, newest first; kept for 90 days",
  params,
  query: PageQuery,
  reply: pageOf(Firing),
});

export const listSlotsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/trigger-slots",
  id: "listTriggerSlots",
  summary: "List the next five times of a pattern in a time zone",
  query: z.object({ cron: z.string().trim().min(1).max(100), timeZone: TimeZone }),
  reply: z.object({ slots: z.array(z.iso.datetime()) }),
});
