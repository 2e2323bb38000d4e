import { z } from "zod";
import { statusesOf } from "#platform/contract/status.ts";
import { messageStatuses } from "./message-status.ts";

/** An outgoing mail or text message without its content. */
export const OutgoingMessage = z.object({
  id: z.uuid(),
  channel: z.enum(["mail", "sms"]),
  /** The purpose, e.g. `auth.confirmation`. */
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(statusesOf(messageStatuses)),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});

export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

/**
 * `hidden`: it is on its way, and only its recipient may read it. `emptied`: it was delivered or has failed
 * for good.
 */
export const MessageContent = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("shown"),
    subject: z.string().nullable(),
    text: z.string(),
    html: z.string().nullable(),
  }),
  z.object({ state: z.literal("hidden") }),
  z.object({ state: z.literal("emptied") }),
]);

export const OutgoingMessageWithContent = OutgoingMessage.extend({ content: MessageContent });

export type OutgoingMessageWithContent = z.infer<typeof OutgoingMessageWithContent>;
