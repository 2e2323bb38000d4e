import { z } from "zod";
import { type StatusTable, statusesOf } from "#platform/contract/status.ts";

type State = "held" | "withdrawn" | "sending" | "retrying" | "sent" | "in_outbox" | "failed" | "unknown";

export const outgoingMailStatuses: StatusTable<State> = {
  held: { word: "Held back", tone: "accent", isActive: true },
  withdrawn: { word: "Taken back", tone: "neutral", isActive: false },
  sending: { word: "Sending", tone: "accent", isActive: true },
  /** The mail server took nothing for certain, and is asked again. */
  retrying: { word: "Waiting for the mail server", tone: "warn", isActive: true },
  sent: { word: "Sent", tone: "good", isActive: false },
  /** No mail server was configured, and it never leaves by itself. Admins read it on /dev. */
  in_outbox: { word: "In the outbox, not sent", tone: "info", isActive: false },
  failed: { word: "Not sent", tone: "bad", isActive: false },
  /** The server stopped, or lost its connection, while the mail was handed over. */
  unknown: { word: "Outcome unknown", tone: "warn", isActive: false },
};

export const OutgoingMailState = z.enum(statusesOf(outgoingMailStatuses));
export type OutgoingMailState = z.infer<typeof OutgoingMailState>;

const written = {
  id: z.uuid(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  /** The conversation in which it was written. */
  conversationId: z.uuid().nullable(),
  /** Whether somebody outside the company could have written its text. */
  isFromOutside: z.boolean(),
  createdAt: z.iso.datetime(),
};

/** A mail that was sent, or is about to be. */
export const OutgoingMail = z
  .object({
    ...written,
    replyTo: z.string(),
    state: OutgoingMailState,
    /** Until it leaves. 0 unless it is held. */
    secondsLeft: z.number().int(),
    /** It has not left, and it reaches nobody: there was no mail server when it was approved, or there is none now. */
    isForOutbox: z.boolean(),
    /** Why it was not sent, or waits. */
    problem: z.string().nullable(),
    /** Recipients that the mail server refused. */
    refused: z.array(z.string()),
    /** The mail that repeats it, unless that was taken back. */
    againId: z.uuid().nullable(),
    endedAt: z.iso.datetime().nullable(),
    abilities: z.object({ withdraw: z.boolean(), sendAgain: z.boolean() }),
  })
  .meta({ id: "OutgoingMail" });
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** A mail that nobody has sent. */
export const MailDraft = z.object({ ...written, updatedAt: z.iso.datetime() }).meta({ id: "MailDraft" });
export type MailDraft = z.infer<typeof MailDraft>;
