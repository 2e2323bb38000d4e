import { z } from "zod";

/** How many people a list names. `count` says how many there are. */
export const mostShown = 50;
/** In how many tabs and objects one person can be present at once. */
export const mostPlaces = 20;
/** How often a visible tab says that it is still there. */
export const heartbeatMs = 25_000;
/** How often a tab in which somebody types says so, at most. */
export const writingEveryMs = 3_000;
/** After so much silence nobody types any more. */
export const writingEndsMs = 5_000;

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
