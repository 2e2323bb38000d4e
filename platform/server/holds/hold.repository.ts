import { sql } from "kysely";
import type { Db } from "../db/connection-db.ts";
import type { Holdable } from "./holdable.ts";

/** Until the transaction ends, nothing of the workspace is placed on hold. A deletion does this before it asks. */
export async function lockHolds(db: Db, workspaceId: string): Promise<void> {
  await sql`select app.lock_holds(${workspaceId})`.execute(db);
}

export interface FoundHold {
  workspaceId: string;
  /** The words of a refusal. */
  words: string;
}

/** The hold that keeps this. Until the transaction ends, no hold is placed that would keep it. */
export async function findHoldOn(db: Db, what: Holdable): Promise<FoundHold | undefined> {
  await (what.kind === "account"
    ? sql`select app.lock_holds_of_account(${what.id})`
    : sql`select app.lock_holds(${what.workspaceId})`
  ).execute(db);
  const { rows } = await sql<FoundHold>`
    select h.workspace_id as "workspaceId",
      app.hold_in_words(h.id, ${what.kind === "mail_draft" ? "draft" : what.kind}) as words
    from app.hold_at(${holdOn(what)}) h`.execute(db);
  return rows[0];
}

function holdOn(what: Holdable) {
  switch (what.kind) {
    case "account":
      return sql`app.hold_on_account(${what.id})`;
    case "conversation":
      return sql`app.hold_on_conversation(${what.workspaceId}, ${what.id})`;
    case "agent":
      return sql`app.hold_on_agent(${what.workspaceId}, ${what.id})`;
    case "file":
      return sql`app.hold_on_file(${what.workspaceId}, ${what.id})`;
    default:
      return sql`app.hold_on_row(${what.workspaceId}, ${what.people}::uuid[], ${what.conversationId ?? null}, null,
        ${what.madeAt ?? null}, ${what.changedAt ?? what.madeAt ?? null})`;
  }
}
