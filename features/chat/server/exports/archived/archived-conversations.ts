import type { ArchivedFile, ArchivedFiles } from "#platform/server/archives/archived-files.ts";
import { archivingAccess } from "#platform/server/archives/archiving.access.ts";
import { listPages } from "#platform/server/archives/list-pages.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { openUnlinkedTempFile, type UnlinkedTempFile } from "#platform/server/unlinked-temp-file.ts";
import type { ConversationRow } from "../../conversation.repository.ts";
import { planExport } from "../export-conversation.ts";
import { ConversationEndedError } from "../read-messages.ts";
import { toJson } from "../to-json.ts";
import { toMarkdown } from "../to-markdown.ts";
import { listConversationsOf, listHeldConversations } from "./archived-conversation.repository.ts";

/** Conversations to read, in archives of people and of legal holds. The archive says who took them out. */
export const archivedConversations: ArchivedFiles = {
  folder: "conversations",
  what: [
    "conversations to read, with what others wrote in them",
    "Unterhaltungen zum Lesen, mit dem, was andere darin geschrieben haben",
  ],
  heldTables: ["public.conversations", "public.messages", "public.message_files"],
  ofPerson: (ctx, userId) => filesOf(ctx, (db, after) => listConversationsOf(db, userId, after), ["md"]),
  ofHold: (ctx, hold) =>
    filesOf(ctx, (db, after) => listHeldConversations(db, hold, after), ["md", "json"], true),
};

type Form = "md" | "json";

async function* filesOf(
  ctx: Ctx,
  list: (db: Db, after: string | null) => Promise<ConversationRow[]>,
  forms: readonly Form[],
  withDeleted = false,
): AsyncGenerator<ArchivedFile> {
  for await (const conversation of listPages(ctx, list)) {
    for (const form of forms) {
      await using file = await readWhole(ctx, conversation, { form, withDeleted });
      if (file) yield { path: `${conversation.id}.${form}`, pieces: file.stream() };
    }
  }
}

/** Undefined when the conversation was deleted while it was read. */
async function readWhole(
  ctx: Ctx,
  conversation: ConversationRow,
  { form, withDeleted }: { form: Form; withDeleted: boolean },
): Promise<UnlinkedTempFile | undefined> {
  const file = await openUnlinkedTempFile();
  try {
    const exported = await query(ctx, archivingAccess.read, (inner) => planExport(inner, conversation));
    const all = { ...exported, withDeleted };
    for await (const piece of form === "json" ? toJson(ctx, all) : toMarkdown(ctx, all)) {
      ctx.signal?.throwIfAborted();
      await file.append(Buffer.from(piece));
    }
    return file;
  } catch (error) {
    await file[Symbol.asyncDispose]();
    if (error instanceof ConversationEndedError) return undefined;
    throw error;
  }
}
