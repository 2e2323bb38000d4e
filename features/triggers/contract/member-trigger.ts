import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { PauseReason } from "./trigger.ts";
import { triggerStatuses } from "./trigger-status.ts";

/** A trigger of somebody in the workspace, for its owners and admins: that it exists, and not what it asks. */
export const MemberTrigger = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kind: z.enum(["schedule", "webhook", "event"]),
    /** Whom it works for. Null: a deleted account. */
    owner: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    status: z.enum(statusesOf(triggerStatuses)),
    pausedBecause: PauseReason.nullable(),
    /** The next slot of an active schedule. */
    nextAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
    abilities: z.object({ stop: z.boolean(), allow: z.boolean() }),
  })
  .meta({ id: "MemberTrigger" });
export type MemberTrigger = z.infer<typeof MemberTrigger>;
