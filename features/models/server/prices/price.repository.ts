import { sql } from "kysely";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ProviderKind } from "../../contract/model.ts";

export interface PriceRow {
  id: string;
  model_id: string | null;
  provider_kind: ProviderKind | null;
  model_pattern: string | null;
  /** All null: no price from then on. */
  input_micros: number | null;
  cached_input_micros: number | null;
  output_micros: number | null;
  valid_from: Date;
  created_at: Date;
}

const columns = sql`id, model_id, provider_kind, model_pattern, input_micros, cached_input_micros, output_micros,
  valid_from, created_at`;
/** More future prices than this are loaded only once they are due. */
const MAX_COMING = 500;

/** Stores a price version. */
export async function insertPrice(
  db: Db,
  row: Omit<PriceRow, "created_at"> & { created_by: string | null },
): Promise<PriceRow> {
  const { rows } = await sql<PriceRow>`
    insert into model_prices (id, model_id, provider_kind, model_pattern, input_micros, cached_input_micros,
      output_micros, valid_from, created_by)
    values (${row.id}, ${row.model_id}, ${row.provider_kind}, ${row.model_pattern}, ${row.input_micros},
      ${row.cached_input_micros}, ${row.output_micros}, ${row.valid_from}, ${row.created_by})
    returning ${columns}`.execute(db);
  const [stored] = rows;
  if (!stored) throw new Error("The price was not stored.");
  return stored;
}

/** The version in force at `now` for each target, and future ones. */
export async function listCurrentPrices(db: Db, now: Date): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    (select distinct on (model_id, provider_kind, lower(model_pattern)) ${columns} from model_prices
      where valid_from <= ${now}
      order by model_id, provider_kind, lower(model_pattern), valid_from desc, id desc)
    union all
    (select ${columns} from model_prices where valid_from > ${now} order by valid_from, id limit ${MAX_COMING})`.execute(
    db,
  );
  return rows;
}

/** Price versions older than `before`, newest first. */
export async function listPriceVersions(
  db: Db,
  page: { before?: string | undefined; limit: number },
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select ${columns} from model_prices where ${page.before ?? null}::uuid is null or id < ${page.before ?? null}
    order by id desc limit ${page.limit}`.execute(db);
  return rows;
}

export async function hasPrices(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from model_prices) as found`.execute(db);
  return rows[0]?.found === true;
}
