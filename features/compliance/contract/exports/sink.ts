import { z } from "zod";
import { cleanText } from "#platform/contract/clean-text.ts";
import { defineErrors } from "#platform/contract/define-errors.ts";
import { statusesOf } from "#platform/contract/status.ts";
import { EventCategory } from "./event-category.ts";
import { sinkStatuses } from "./sink-status.ts";

export const mostSinks = 10;
export const mostSinkNameCharacters = 80;
/** How long deliveries are signed with the secret before as well. */
export const oldSinkSecretHours = 24;

export const SinkKind = z.enum(["webhook", "s3", "syslog"]);
export type SinkKind = z.infer<typeof SinkKind>;

export const SinkName = z
  .string()
  .overwrite(cleanText)
  .trim()
  .min(1, "Give it a name.")
  .max(mostSinkNameCharacters)
  .refine((text) => !/\p{Cc}/u.test(text), "Write one line without control characters.");

const address = z.string().trim().min(1, "Say where the events go.").max(2_000);
const categories = z.array(EventCategory).max(EventCategory.options.length);

export const CreateSink = z.object({
  kind: SinkKind,
  name: SinkName,
  /** `https://host/path` for a webhook, `https://host/bucket/folder` for S3, `tls://host:6514` for syslog. */
  address,
  /** None: all. */
  categories: categories.default([]),
  /** The first event: the next one, or the first that was ever recorded. */
  from: z.enum(["now", "beginning"]).default("now"),
  /** For S3. */
  credentials: z
    .object({
      accessKeyId: z.string().trim().min(1).max(200),
      secretAccessKey: z.string().trim().min(1).max(400),
      region: z.string().trim().max(60).default(""),
    })
    .optional(),
  /** For syslog: the authority (PEM) that the server's certificate is checked against. Absent: public ones. */
  certificate: z.string().trim().max(20_000).optional(),
});
export type CreateSink = z.infer<typeof CreateSink>;

export const ChangeSink = z.object({ name: SinkName, address, categories });
export type ChangeSink = z.infer<typeof ChangeSink>;

/** A receiver of events, with how far it has come. */
export const EventSink = z
  .object({
    id: z.uuid(),
    kind: SinkKind,
    name: z.string(),
    address: z.string(),
    categories: z.array(EventCategory),
    state: z.enum(statusesOf(sinkStatuses)),
    /** Recorded events that it did not get, and since when the oldest of them waits. */
    lag: z.object({ events: z.int(), seconds: z.int() }),
    deliveredCount: z.int(),
    deliveredAt: z.iso.datetime().nullable(),
    /** The last failure, until a delivery succeeds. `words` are those of the other side. */
    failure: z
      .object({
        words: z.string(),
        at: z.iso.datetime(),
        attempts: z.int(),
        retryAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** Until when deliveries are signed with the secret before as well. */
    oldSecretUntil: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "EventSink" });
export type EventSink = z.infer<typeof EventSink>;

export const sinkErrors = defineErrors({
  "event_sink.not_found": [404, "This receiver of events does not exist any more."],
  "event_sink.too_many": [409, `There are ${mostSinks} receivers of events. Delete one first.`],
  "event_sink.address_invalid": [400, "Events cannot be sent to this address."],
  "event_sink.credentials_missing": [400, "A bucket needs an access key and its secret."],
  "event_sink.no_secret": [409, "Only deliveries to a webhook are signed with a secret."],
});
