import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { SpeechEngineKind } from "../../contract/stock-voice.ts";

/** The stock voices that admins chose for the engine. All other voices use the default. */
export async function listChosenVoices(
  db: Db,
  engine: SpeechEngineKind,
): Promise<{ voice_id: string; stock_voice: string }[]> {
  const { rows } = await sql<{ voice_id: string; stock_voice: string }>`
    select voice_id, stock_voice from chosen_stock_voices where engine = ${engine} limit 100`.execute(db);
  return rows;
}

/** The stock voice that an admin chose for this voice, if any. */
export async function findChosenVoice(
  db: Db,
  engine: SpeechEngineKind,
  voiceId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ stock_voice: string }>`
    select stock_voice from chosen_stock_voices where engine = ${engine} and voice_id = ${voiceId}`.execute(
    db,
  );
  return rows[0]?.stock_voice;
}

/** Serializes choices for a voice. It locks the voice, because there may be no row of the choice yet. */
export async function lockVoice(db: Db, voiceId: string): Promise<void> {
  await sql`select from voices where id = ${voiceId} for update`.execute(db);
}

export async function storeChosenVoice(
  db: Db,
  row: { engine: SpeechEngineKind; voiceId: string; stockVoice: string; now: Date },
): Promise<void> {
  await sql`
    insert into chosen_stock_voices (engine, voice_id, stock_voice, updated_at)
    values (${row.engine}, ${row.voiceId}, ${row.stockVoice}, ${row.now})
    on conflict (engine, voice_id) do update
      set stock_voice = excluded.stock_voice, updated_at = excluded.updated_at`.execute(db);
}

/** Resets a voice to the default. */
export async function deleteChosenVoice(db: Db, engine: SpeechEngineKind, voiceId: string): Promise<void> {
  await sql`delete from chosen_stock_voices where engine = ${engine} and voice_id = ${voiceId}`.execute(db);
}
