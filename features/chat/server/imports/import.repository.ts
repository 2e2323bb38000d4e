import { sql } from "kysely";
import { type Label, labelOfConversation } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ImportedConversation, ImportOrigin, MessageRecord } from "../../contract/index.ts";
import type { ImportedRecord } from "../exports/export.repository.ts";

export interface StoredMessage
  extends Omit<MessageRecord, "recordingSeconds" | "continuedParts" | "toolCalls" | "files"> {
  id: string;
  parentId: string | null;
  role: "user" | "assistant";
  body: string;
  besideId: string | null;
  /** The parts of the version that it continues. */
  continues: Pick<MessageRecord, "parts"> | null;
  record: ImportedRecord | null;
  createdAt: string;
}

/** Stores an imported conversation with its original dates. False when it was there before. */
export async function insertImported(
  db: Db,
  { id, userId, origin }: { id: string; userId: string; origin: ImportOrigin },
  { title, createdAt, updatedAt }: Pick<ImportedConversation, "title" | "createdAt" | "updatedAt">,
): Promise<boolean> {
  const { rows } = await sql`
    insert into conversations (workspace_id, id, user_id, title, imported_from, created_at, updated_at)
    values (app.workspace_id(), ${id}, ${userId}, ${title}, ${origin}, ${createdAt}::timestamptz, ${updatedAt}::timestamptz)
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Stores the messages that are not there yet, as text from outside. One whose parent is missing becomes a first
 * message. Returns their number.
 */
export async function insertImportedMessages(
  db: Db,
  { conversationId, userId }: { conversationId: string; userId: string },
  messages: StoredMessage[],
): Promise<number> {
  const label: Label = { ...labelOfConversation(conversationId), integrity: "untrusted" };
  const { rows } = await sql`
    insert into messages (workspace_id, id, conversation_id, parent_id, user_id, role, status, parts, body, integrity,
      readers, model, error, usage, duration_ms, heard_characters, given_files, beside_id, continues, imported_record,
      created_at)
    select app.workspace_id(), m.id, ${conversationId}, m."parentId", ${userId}, m.role, m.status, m.parts, m.body,
      ${label.integrity}, ${label.readers}::text[], nullif(m.model, 'null'), nullif(m.error, 'null'),
      nullif(m.usage, 'null'), m."durationMs", m."heardCharacters", nullif(m."givenFiles", 'null'), m."besideId",
      nullif(m.continues, 'null'), nullif(m.record, 'null'), m."createdAt"
    from jsonb_to_recordset(${storable(messages)}::jsonb)
      as m(id uuid, "parentId" uuid, role text, status text, parts jsonb, body text, model jsonb, error jsonb,
        usage jsonb, "durationMs" int, "heardCharacters" int, "givenFiles" jsonb, "besideId" uuid, continues jsonb,
        record jsonb, "createdAt" timestamptz)
    on conflict do nothing returning 1`.execute(db);
  return rows.length;
}

/** Shows the branch that ends in a message, if it is there and nothing was said in the conversation since. */
export async function showImportedLeaf(db: Db, conversationId: string, leafId: string): Promise<void> {
  await sql`
    update conversations c set leaf_message_id = ${leafId}
    where c.workspace_id = app.workspace_id() and c.id = ${conversationId} and c.active_run_id is null
      and exists (select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
        and m.id = ${leafId})
      and not exists (select from messages m where m.workspace_id = c.workspace_id and m.conversation_id = c.id
        and m.run_id is not null)`.execute(db);
}

/** As JSON that PostgreSQL can hold: without NUL and lone surrogates. */
function storable(messages: StoredMessage[]): string {
  const text = (value: string) => value.replaceAll("\0", "\uFFFD").toWellFormed();
  return JSON.stringify(messages, (_key, value: unknown) => {
    if (typeof value === "string") return text(value);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [text(name), inner]));
  });
}
