import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ModelPurpose } from "../../contract/purpose.ts";

/** A purpose with a chosen model. That of chat is the default of the models themselves. */
export interface PurposeRow {
  purpose: Exclude<ModelPurpose, "chat">;
  model_id: string;
}

export async function listPurposeRows(db: Db): Promise<PurposeRow[]> {
  const { rows } = await sql<PurposeRow>`select purpose, model_id from model_purposes`.execute(db);
  return rows;
}

/** Stores or, with null, removes the model of a purpose. */
export async function storePurpose(
  db: Db,
  purpose: PurposeRow["purpose"],
  modelId: string | null,
): Promise<void> {
  if (modelId === null) {
    await sql`delete from model_purposes where purpose = ${purpose}`.execute(db);
    return;
  }
  await sql`
    insert into model_purposes (purpose, model_id) values (${purpose}, ${modelId})
    on conflict (purpose) do update set model_id = excluded.model_id`.execute(db);
}

/** Removes a model from all purposes. */
export async function deletePurposesOf(db: Db, modelId: string): Promise<void> {
  await sql`delete from model_purposes where model_id = ${modelId}`.execute(db);
}
