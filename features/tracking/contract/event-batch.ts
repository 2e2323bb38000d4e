import { z } from "zod";
import { toldSteps } from "./trial-steps.ts";
import { mostOfVital, vitalNames } from "./vitals.ts";

const route = z.string().min(1).max(512);

const VitalEvent = z.object({
  eventType: z.literal("web_vital"),
  route,
  /** `value` in milliseconds, at most a minute. CLS has no unit and is at most 10. */
  metadata: z
    .strictObject({ name: z.enum(vitalNames), value: z.number().min(0).max(60_000) })
    .refine(({ name, value }) => value <= mostOfVital[name], "This value is too large for a measurement."),
});

const TrialEvent = z.object({
  eventType: z.enum(toldSteps),
  route,
  metadata: z.strictObject({}),
});

/** Events of a page, sent when it has gathered a few or is left. */
export const EventBatch = z.object({
  sessionId: z.uuid(),
  events: z
    .array(z.discriminatedUnion("eventType", [VitalEvent, TrialEvent]))
    .min(1)
    .max(10),
});

export type EventBatch = z.infer<typeof EventBatch>;
export type BatchedEvent = EventBatch["events"][number];
