import { z } from "zod";
import { AgentValues, RunStatus } from "#features/runs/contract/index.ts";
import { cleanText } from "#platform/contract/clean-text.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { ProductEvent } from "./product-event.ts";
import { firingOutcomes, triggerStatuses } from "./trigger-status.ts";

export const mostNameCharacters = 100;
export const mostQuestionCharacters = 16_000;
export const mostContainsCharacters = 200;
/** Failures in a row after which a trigger stops. */
export const mostFailuresInRow = 5;
/** The shortest time between two slots. */
export const shortestGapMinutes = 5;
/** The largest body of a delivery. */
export const mostDeliveryBytes = 65_536;

/** What becomes of slots that no server saw: nothing, the newest alone, or the ten newest. */
export const MissedSlots = z.enum(["skip", "latest", "all"]);
export type MissedSlots = z.infer<typeof MissedSlots>;

/** What happens while the last run of the trigger still works. */
export const Overlap = z.enum(["skip", "start"]);
export type Overlap = z.infer<typeof Overlap>;

/** How a delivery proves its sender: the secret itself, or a signature of its body and time. */
export const WebhookProof = z.enum(["bearer", "signature"]);
export type WebhookProof = z.infer<typeof WebhookProof>;

const line = (most: number) =>
  z
    .string()
    .overwrite(cleanText)
    .trim()
    .max(most)
    .refine((text) => !/\p{Cc}/u.test(text), "Write one line without control characters.");

export const TriggerStart = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("schedule"),
    /** Five fields: minute, hour, day of the month, month, day of the week. */
    cron: z.string().trim().min(1).max(100),
    missed: MissedSlots.default("latest"),
  }),
  z.object({ kind: z.literal("webhook"), proof: WebhookProof.default("bearer") }),
  z.object({
    kind: z.literal("event"),
    event: ProductEvent,
    /** It starts only if the title contains this. Null: always. */
    contains: line(mostContainsCharacters).min(1).nullable().default(null),
  }),
]);
export type TriggerStart = z.infer<typeof TriggerStart>;

export const TimeZone = z.string().min(1).max(60);

const written = {
  name: line(mostNameCharacters).min(1, "Give it a name."),
  question: z
    .string()
    .overwrite(cleanText)
    .trim()
    .min(1, "Write what is asked.")
    .max(
      mostQuestionCharacters,
      `A question holds at most ${mostQuestionCharacters.toLocaleString("en")} characters.`,
    ),
  /** Null: the assistant. */
  agentId: z.uuid().nullable(),
  /** Values of the agent's variables. */
  agentValues: AgentValues,
  /** In which the schedule counts, and which the run knows. */
  timeZone: TimeZone,
};

export const CreateTrigger = z.object({
  ...written,
  agentId: written.agentId.default(null),
  agentValues: written.agentValues.default({}),
  timeZone: written.timeZone.default("UTC"),
  start: TriggerStart,
  overlap: Overlap.default("skip"),
  /** Whether its person is told of the end of each run. A run that waits for the person is told of anyway. */
  isTold: z.boolean().default(true),
});
export type CreateTrigger = z.infer<typeof CreateTrigger>;

/** The kind stays. */
export const ChangeTrigger = z
  .object({ ...written, start: TriggerStart, overlap: Overlap, isTold: z.boolean() })
  .partial()
  .extend({
    /** The version that was read. With another one the change is refused. */
    version: z.int().min(1),
  });
export type ChangeTrigger = z.infer<typeof ChangeTrigger>;

export const PauseReason = z.enum(["chosen", "person", "agent", "failures", "admin", "handed_over"]);
export type PauseReason = z.infer<typeof PauseReason>;

/** One time that a trigger had a reason to start a run. */
export const Firing = z
  .object({
    id: z.uuid(),
    cause: z.enum(["slot", "delivery", "event", "by_hand"]),
    /** The slot, or when it came. */
    dueAt: z.iso.datetime(),
    firedAt: z.iso.datetime(),
    outcome: z.enum(statusesOf(firingOutcomes)),
    /** Why it started nothing. */
    reason: z.object({ code: z.string(), message: z.string() }).nullable(),
    /** Null when the conversation was deleted. */
    conversationId: z.uuid().nullable(),
    run: z.object({ id: z.uuid(), status: RunStatus, error: z.string().nullable() }).nullable(),
  })
  .meta({ id: "Firing" });
export type Firing = z.infer<typeof Firing>;

/** What starts a run without a person at the keyboard. It works for the person who made it. */
export const Trigger = z
  .object({
    id: z.uuid(),
    name: z.string(),
    question: z.string(),
    /** Null: the assistant. Its name is null when the person cannot use it any more. */
    agent: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
    agentValues: AgentValues,
    timeZone: z.string(),
    start: TriggerStart,
    overlap: Overlap,
    isTold: z.boolean(),
    status: z.enum(statusesOf(triggerStatuses)),
    pausedBecause: PauseReason.nullable(),
    /** The next slot of an active schedule. */
    nextAt: z.iso.datetime().nullable(),
    /** Where deliveries of a webhook are sent. */
    address: z.string().nullable(),
    /** Until when the secret before this one is accepted too. */
    oldSecretUntil: z.iso.datetime().nullable(),
    lastFiring: Firing.nullable(),
    /** Rises with every change. */
    version: z.int(),
    createdAt: z.iso.datetime(),
    abilities: z.object({ change: z.boolean(), delete: z.boolean(), run: z.boolean() }),
  })
  .meta({ id: "Trigger" });
export type Trigger = z.infer<typeof Trigger>;

/** The secret of a webhook is shown once. Null for other kinds. */
export const CreatedTrigger = z.object({ trigger: Trigger, secret: z.string().nullable() });
export type CreatedTrigger = z.infer<typeof CreatedTrigger>;
