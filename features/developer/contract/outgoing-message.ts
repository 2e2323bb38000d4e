import { z } from "zod";
import type { StatusTable } from "#platform/contract/status.ts";

/** An outgoing mail or text message without its content. */
export const OutgoingMessage = z.object({
  id: z.uuid(),
  channel: z.enum(["mail", "sms"]),
  /** The purpose, e.g. `auth.confirmation`. */
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(["waiting", "kept", "delivered", "failed"]),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: z.iso.datetime(),
  nextAttemptAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
});

export type OutgoingMessage = z.infer<typeof OutgoingMessage>;

export const messageStatuses: StatusTable<OutgoingMessage["status"]> = {
  waiting: { word: "Waiting", tone: "neutral", isActive: true },
  /** The mail of a person that was handed over without a mail server. It never leaves by itself. */
  kept: { word: "Kept, not sent", tone: "neutral", isActive: false },
  delivered: { word: "Delivered", tone: "good", isActive: false },
  failed: { word: "Failed", tone: "bad", isActive: false },
};

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
