import { z } from "zod";
import { ActorKind, EventOutcome, LogScope } from "./event-filter.ts";

/** Something that an event names. The name is null when it is gone or hidden from the reader. */
export const NamedThing = z
  .object({ type: z.string(), id: z.string(), name: z.string().nullable(), page: z.string().nullable() })
  .meta({ id: "NamedThing" });
export type NamedThing = z.infer<typeof NamedThing>;

/** An audit event as a reader sees it in the list. */
export const LogEvent = z
  .object({
    id: z.uuid(),
    number: z.int(),
    act: z.string(),
    at: z.iso.datetime(),
    /** `id` is that of the person, run or key, or the name of a part of the product. */
    actor: z.object({ kind: ActorKind, id: z.string().nullable(), name: z.string().nullable() }),
    onBehalfOf: NamedThing.nullable(),
    targets: z.array(NamedThing),
    facts: z.record(z.string(), z.json()),
    outcome: EventOutcome,
    errorCode: z.string().nullable(),
    conversation: NamedThing.nullable(),
    run: NamedThing.nullable(),
    step: z.int().nullable(),
  })
  .meta({ id: "LogEvent" });
export type LogEvent = z.infer<typeof LogEvent>;

/**
 * Whether the personal content of an event can be read: there is none, its key was destroyed, the event is the
 * reader's own, it is another person's and reading it leaves an event, or the reader may not.
 */
export const ContentState = z.enum(["none", "erased", "own", "others", "hidden"]);

/** An audit event with everything that is recorded. */
export const LogEventDetail = z
  .object({
    event: LogEvent,
    scope: LogScope,
    sessionId: z.string().nullable(),
    requestId: z.string().nullable(),
    /** Commitments to personal content, by field. */
    commitments: z.record(z.string(), z.string()),
    content: z.object({ state: ContentState, fields: z.array(z.string()) }),
    /** The stored bytes, which the digest is of. */
    envelope: z.string(),
    digest: z.string(),
  })
  .meta({ id: "LogEventDetail" });
export type LogEventDetail = z.infer<typeof LogEventDetail>;

export const PersonalContent = z
  .object({ fields: z.array(z.object({ name: z.string(), value: z.string(), salt: z.string() })) })
  .meta({ id: "PersonalContent" });
export type PersonalContent = z.infer<typeof PersonalContent>;
