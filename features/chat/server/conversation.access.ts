import {
  commenter,
  editor,
  type ObjectNoun,
  ownerOnly,
  viewer,
} from "#platform/server/access/access-rule.ts";
import { defineObjectAccess } from "#platform/server/access/define-access.ts";
import { account, agentAtWork, guest, part, person, system, visitor } from "#platform/server/access/who.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { chatErrors } from "../contract/index.ts";
import { type ConversationRow, findConversation, lockConversation } from "./conversation.repository.ts";
import { findMessage } from "./message.repository.ts";

const conversation: ObjectNoun<ConversationRow> = {
  noun: "conversation",
  find: ({ db }, id) => findConversation(db, id),
  ownerOf: ({ user_id }) => user_id,
  idOf: ({ id }) => id,
  missing: () => fail(chatErrors, "conversation.not_found"),
};

/** Who may do what to a conversation: its owner, and people it is shared with. */
export const conversationAccess = defineObjectAccess(conversation, {
  begin: [person, visitor],
  /** A test of an agent, by people who may edit it. */
  begin_test: [part],
  /** A schedule, a webhook or an event asks for its person. */
  begin_for_trigger: [part],
  read: viewer(account, visitor),
  /** Write comments beside it. */
  comment: commenter(person, guest),
  send: editor(person, guest, visitor),
  /** Messages of one's own that wait for the end of an answer. */
  queue: editor(person, guest, visitor),
  hold_queue: [system],
  retry: editor(person, guest, visitor),
  continue: editor(person, guest, visitor),
  fork: editor(person, guest, visitor),
  keep: editor(person, guest, visitor),
  show: editor(person, guest, visitor),
  note_heard: editor(person, guest),
  /** What a model was given of the files, noted on the answer that an agent writes. */
  note_given_files: [agentAtWork],
  /** Switch collections on and off. */
  choose_knowledge: editor(person, guest),
  rename: editor(person, guest, visitor),
  file: viewer(account, visitor),
  change_all: [person, visitor],
  delete: ownerOnly(account, visitor),
  restore: ownerOnly(account, visitor),
  share: ownerOnly(person),
  /** Who else reads and writes here. */
  see_access: viewer(account),
  /** Which message one has seen last. */
  note_read: viewer(account),
  hand_over: ownerOnly(person),
  export: ownerOnly(account),
  import: [person],
  /** Make public links. */
  publish: ownerOnly(person),
  erase: [system],
  index: [system],
  /** For the demo and the sample data. */
  plant: [visitor],
  seed: [system],
});

/**
 * The conversation, locked. One that the caller may only read is returned unlocked, and the rule then refuses
 * the command.
 */
export async function lockSeen(ctx: Ctx, { id }: { id: string }): Promise<ConversationRow | undefined> {
  return (await lockConversation(ctx.db, id)) ?? (await findConversation(ctx.db, id));
}

/** Like `lockSeen`, without deleted conversations. */
export async function lockShown(ctx: Ctx, id: string): Promise<ConversationRow | undefined> {
  const row = await lockSeen(ctx, { id });
  return row?.deleted_at ? undefined : row;
}

/** Locks and returns the conversation of a message. Throws `message.not_found`. */
export async function lockOfMessage(ctx: Ctx, { id }: { id: string }): Promise<ConversationRow> {
  const message = await findMessage(ctx.db, id);
  const row = message && (await lockShown(ctx, message.conversation_id));
  return row ?? fail(chatErrors, "message.not_found");
}
