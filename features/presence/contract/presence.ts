import { z } from "zod";
import { mostShown } from "./presence-limits.ts";

export const PresentPerson = z
  .object({ id: z.uuid(), name: z.string(), isWriting: z.boolean() })
  .meta({ id: "PresentPerson" });
export type PresentPerson = z.infer<typeof PresentPerson>;

/** Who is at an object now, those first who came first. */
export const Presence = z
  .object({
    noun: z.string(),
    id: z.uuid(),
    people: z.array(PresentPerson).max(mostShown),
    count: z.number().int(),
  })
  .meta({ id: "Presence" });
export type Presence = z.infer<typeof Presence>;

export const PresenceState = z.enum(["here", "writing", "left"]);
export type PresenceState = z.infer<typeof PresenceState>;

export const SayPresence = z.object({
  /** Chosen by the tab. Somebody leaves when their last tab does. */
  tabId: z.uuid(),
  state: PresenceState,
});
