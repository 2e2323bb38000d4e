import type pg from "pg";
import type { NamedObject } from "#platform/server/audit/named-objects.ts";

/** The labels of these models. For admins. */
export async function listModelNames(servicePool: pg.Pool, ids: readonly string[]): Promise<NamedObject[]> {
  const { rows } = await servicePool.query<NamedObject>(
    "select id, label as name from models where id = any ($1::uuid[])",
    [[...ids]],
  );
  return rows;
}

/** The names of these providers. For admins. */
export async function listProviderNames(
  servicePool: pg.Pool,
  ids: readonly string[],
): Promise<NamedObject[]> {
  const { rows } = await servicePool.query<NamedObject>(
    "select id, name from model_providers where id = any ($1::uuid[])",
    [[...ids]],
  );
  return rows;
}
