import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { Voice } from "../contract/voices.ts";

/** Adds the voice unless its id exists. Returns whether it was added. */
export async function insertVoice(db: Db, voice: Voice, sortOrder: number): Promise<boolean> {
  const { rows } = await sql`
    insert into voices (id, name, description, category, personality, sort_order)
    values (${voice.id}, ${voice.name}, ${voice.description}, ${voice.category}, ${voice.personality}, ${sortOrder})
    on conflict (id) do nothing returning id`.execute(db);
  return rows.length > 0;
}
