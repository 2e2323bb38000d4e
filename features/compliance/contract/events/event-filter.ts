import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { eventOutcomes } from "./event-outcome.ts";

/** Whose events: one's own, those of the workspace, or those of the installation. */
export const LogScope = z.enum(["own", "workspace", "installation"]);
export type LogScope = z.infer<typeof LogScope>;

export const ActorKind = z.enum(["user", "agent", "api_key", "system", "anonymous"]);
export type ActorKind = z.infer<typeof ActorKind>;

export const EventOutcome = z.enum(statusesOf(eventOutcomes));
export type EventOutcome = z.infer<typeof EventOutcome>;

export const mostSearchCharacters = 200;

/** Which events. All conditions hold together. */
export const EventFilter = z.object({
  /** Who acted, or for whom. */
  who: z.uuid().optional(),
  kind: ActorKind.optional(),
  /** One act (`task.created`) or all of a noun (`task`). */
  act: z
    .string()
    .max(100)
    .regex(/^[a-z_]+(\.[a-z_]+)?$/)
    .optional(),
  /** Id of a thing that the event is about. */
  target: z.string().trim().min(1).max(200).optional(),
  run: z.uuid().optional(),
  agent: z.uuid().optional(),
  conversation: z.uuid().optional(),
  outcome: EventOutcome.optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  /** Exclusive. */
  to: z.iso.datetime({ offset: true }).optional(),
  /** An event's number or id, the id of anything, names or addresses of people, words of acts. */
  q: z.string().overwrite(cleanText).trim().max(mostSearchCharacters).optional(),
});
export type EventFilter = z.infer<typeof EventFilter>;
