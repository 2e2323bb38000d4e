import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { ActiveRun } from "./run.ts";
import { WaitKind } from "./wait.ts";

/** A run that has not ended, with what it does at the moment. */
export const ListedRun = ActiveRun.extend({
  /** Of its conversation. Null where it has none, or its title is not written yet. */
  title: z.string().nullable(),
  conversationId: z.uuid().nullable(),
  /** Null: the assistant. The name is null when its person may not see the agent any more. */
  agent: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  /** The title of the tool that it uses right now. Null while it uses none. */
  toolTitle: z.string().nullable(),
  stepCount: z.number().int(),
  /** What it waits for, at most ten. Empty unless it waits. */
  waits: z.array(
    z.object({
      kind: WaitKind,
      wakeAt: z.iso.datetime().nullable(),
      /** For an event: what has to happen, in words that follow "Waiting for". */
      awaits: z.string().nullable(),
    }),
  ),
  createdAt: z.iso.datetime(),
  /** Somebody has asked it to stop. */
  isStopping: z.boolean(),
  abilities: z.object({ cancel: z.boolean() }),
}).meta({ id: "ListedRun" });
export type ListedRun = z.infer<typeof ListedRun>;

export const listActiveRunsRoute = route({
  method: "GET",
  path: "/api/v1/runs",
  id: "listActiveRuns",
  summary: "List your runs that have not ended, newest first, without those that other runs have started",
  tag: "runs",
  access: "user",
  query: PageQuery,
  reply: pageOf(ListedRun).extend({ total: z.number().int() }),
});
