import { type RawBuilder, sql } from "kysely";
import type { GrantedRelation } from "#platform/server/access/relation.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";

/** A kind of object that people share. Its access table says who may `share` it and who may `see_access`. */
export interface Shareable {
  noun: string;
  /** Its table, with `workspace_id`, `id` and the owner's `user_id`. The other parts call its row `o`. */
  table: string;
  name: RawBuilder<string>;
  /** Whether a row can be shared now, e.g. is not deleted. */
  isShown: RawBuilder<unknown>;
  /** The relations that make sense for it, weakest first. */
  relations: readonly GrantedRelation[];
  pathOf(id: string): string;
  /** Where its owner decides about requests. */
  sharePathOf(id: string): string;
  /** Makes somebody else its owner. As the product; the caller's right has been decided. */
  transfer(ctx: Ctx, to: { workspaceId: string; id: string; userId: string }): Promise<void>;
}

const shareables = new Map<string, Shareable>();

/** Declares a kind of object that can be shared. Idempotent. */
export function registerShareable(shareable: Shareable): void {
  shareables.set(shareable.noun, shareable);
}

export function shareableOf(noun: string): Shareable | undefined {
  return shareables.get(noun);
}

export function allShareables(): readonly Shareable[] {
  return [...shareables.values()];
}

export interface DescribedObject {
  id: string;
  name: string;
  ownerId: string;
}

/** The shown objects with these ids, as far as the transaction may read them. */
export async function describeObjects(
  db: Db,
  { table, name, isShown }: Shareable,
  { workspaceId, ids }: { workspaceId: string; ids: readonly string[] },
): Promise<DescribedObject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DescribedObject>`
    select o.id, coalesce(${name}, '') as name, o.user_id as "ownerId" from ${sql.table(table)} o
    where o.workspace_id = ${workspaceId} and o.id = any(${[...ids]}::uuid[]) and ${isShown}`.execute(db);
  return rows;
}
