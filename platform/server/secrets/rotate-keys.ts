import { installationWorkspaceId } from "../audit/installation-workspace.ts";
import { command } from "../command.ts";
import type { Ctx } from "../context.ts";
import { allowLongStatements } from "../db/allow-long-statements.ts";
import { rotateKeyRing } from "./key-ring.ts";
import { masterKeyAccess } from "./master-key.access.ts";
import { announceKeys, listSealedWithout, type SealedRow, updateSealed } from "./sealed.repository.ts";
import type { SealedColumn } from "./sealed-column.ts";

const batchSize = 500;

export interface Rotation {
  keyId: string;
  resealed: number;
  /** Secrets that no key decrypts. They stay unchanged. */
  unreadable: number;
}

/**
 * Rotates the master key, notifies all servers, and re-encrypts every secret of `columns`. Older keys stay in
 * the file, because backups need them. Idempotent: an interrupted rotation is completed by another one.
 */
export async function rotateKeys(ctx: Ctx, keyFile: string, columns: SealedColumn[]): Promise<Rotation> {
  const { currentId: keyId } = await rotateKeyRing(keyFile);
  ctx.services.secrets.reload();
  await recordRotation(ctx, { keyId });
  const rotation: Rotation = { keyId, resealed: 0, unreadable: 0 };
  for (const column of columns) {
    const unreadableIds: string[] = [];
    for (let isMore = true; isMore; ) {
      const batch = await resealBatch(ctx, { column, exceptIds: unreadableIds });
      unreadableIds.push(...batch.unreadableIds);
      rotation.resealed += batch.resealed;
      isMore = batch.resealed + batch.unreadableIds.length === batchSize;
    }
    rotation.unreadable += unreadableIds.length;
  }
  return rotation;
}

/** Audits the new current key and makes all servers reload the key file. */
export const recordRotation = command(
  "master_key.rotate",
  masterKeyAccess.rotate,
  async (ctx, { keyId }: { keyId: string }): Promise<void> => {
    await ctx.audit({
      act: "master_key.rotated",
      workspaceId: installationWorkspaceId,
      target: [{ type: "master_key", id: keyId }],
    });
    await announceKeys(ctx.db);
  },
);

interface ResealBatch {
  column: SealedColumn;
  exceptIds: string[];
}

/** Re-encrypts up to one batch of a column's stale secrets. */
export const resealBatch = command(
  "master_key.reseal",
  masterKeyAccess.reseal,
  async (ctx, { column, exceptIds }: ResealBatch): Promise<{ resealed: number; unreadableIds: string[] }> => {
    const { secrets } = ctx.services;
    await allowLongStatements(ctx.db);
    const stale = await listSealedWithout(ctx.db, column, {
      prefix: secrets.currentPrefix,
      exceptIds,
      limit: batchSize,
    });
    const fresh: SealedRow[] = [];
    const unreadableIds: string[] = [];
    for (const { id, sealed } of stale) {
      const context = column.context(id);
      try {
        fresh.push({ id, sealed: secrets.encrypt(secrets.decrypt(sealed, context), context) });
      } catch {
        unreadableIds.push(id);
      }
    }
    if (fresh.length > 0) {
      await updateSealed(ctx.db, column, fresh);
      await ctx.audit({
        act: "master_key.resealed",
        workspaceId: installationWorkspaceId,
        facts: { table: column.table, count: fresh.length },
      });
    }
    return { resealed: fresh.length, unreadableIds };
  },
);
