import type { Ctx } from "../context.ts";
import { newId } from "../ids.ts";
import { deliverMessage } from "./deliver-message.ts";
import { insertMessage } from "./outgoing-message.repository.ts";
import { sealedMessages } from "./sealed-messages.ts";

export interface MessageContent {
  /** Mail only. */
  subject?: string;
  text: string;
  /** Mail only; the text says the same. */
  html?: string;
  /** The link that it is about, when it has one: told in the log while no mail server is connected. */
  link?: string;
}

export interface OutgoingMessage {
  channel: "mail" | "sms";
  /** What it is for, e.g. `auth.confirmation`. */
  kind: string;
  /** An e-mail address, or a phone number of digits only, with its country. */
  recipient: string;
  content: MessageContent;
  /** The same message asked for again is sent once. */
  dedupeKey?: string;
  /** Whose account it is about: erased with the person. */
  userId?: string;
  /** Nobody has this account any more: nothing of the message stays once it was delivered or given up. */
  isLast?: boolean;
  /** When what it carries expires: it is not delivered any more then. */
  expiresAt?: Date;
  /** Id of the proof whose code or link it carries: once that is used or replaced it is not delivered. */
  carries?: string;
}

/** Sends a message when the transaction commits: it is stored with what causes it and delivered by a job. */
export async function queueMessage(ctx: Ctx, message: OutgoingMessage): Promise<void> {
  const id = newId();
  const { channel, kind, recipient, dedupeKey, userId, isLast = false, expiresAt, carries } = message;
  const sealed = ctx.services.secrets.encrypt(JSON.stringify(message.content), sealedMessages.context(id));
  const isNew = await insertMessage(ctx.db, {
    ...{ id, channel, kind, recipient, sealed, dedupeKey, userId, isLast, expiresAt, carries },
  });
  if (isNew) await ctx.enqueue(deliverMessage, { id });
}
