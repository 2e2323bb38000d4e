import type { Ctx } from "../context.ts";
import { newId } from "../ids.ts";
import { deliverMessage } from "./deliver-message.ts";
import { insertMessage } from "./outgoing-message.repository.ts";
import { sealedMessages } from "./sealed-messages.ts";

export interface MessageContent {
  /** Mail only. */
  subject?: string;
  text: string;
  /** Mail only. Same content as the text. */
  html?: string;
  /** The message's link. Logged while no mail server is configured. */
  link?: string;
  /** A mail of a person: who its headers name, whoever of them this message is for. */
  addressed?: { to: string[]; cc: string[]; replyTo: string };
}

export interface OutgoingMessage {
  channel: "mail" | "sms";
  /** The purpose, e.g. `auth.confirmation`. */
  kind: string;
  /** An e-mail address, or a phone number with country code, digits only. */
  recipient: string;
  content: MessageContent;
  /** Messages with the same key are sent once. */
  dedupeKey?: string;
  /** The account it concerns. Erased with the person. */
  userId?: string;
  /** The account no longer exists. Nothing of the message is kept after delivery or final failure. */
  isLast?: boolean;
  /** Expiry of the code or link. The message is not delivered afterwards. */
  expiresAt?: Date;
  /** Id of the proof (code or link) in it. Once that is used or replaced, the message is not delivered. */
  carries?: string;
  /** It stays in the outbox. Nothing delivers it. */
  isKept?: boolean;
}

/** Sends a message when the transaction commits: stored in the same transaction, delivered by a job. */
export async function queueMessage(ctx: Ctx, message: OutgoingMessage): Promise<void> {
  const id = newId();
  const {
    channel,
    kind,
    recipient,
    dedupeKey,
    userId,
    isLast = false,
    expiresAt,
    carries,
    isKept = false,
  } = message;
  const sealed = ctx.services.secrets.encrypt(JSON.stringify(message.content), sealedMessages.context(id));
  const isNew = await insertMessage(ctx.db, {
    ...{ id, channel, kind, recipient, sealed, dedupeKey, userId, isLast, expiresAt, carries, isKept },
  });
  if (isNew && !isKept) await ctx.enqueue(deliverMessage, { id });
}
