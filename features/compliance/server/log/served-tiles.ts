import { installationWorkspaceId } from "#platform/server/audit/installation-workspace.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ProvenScope, proofErrors } from "../../contract/index.ts";
import { formatBundle } from "../../contract/tree/bundle.ts";
import { parseTilePath, tileWidth } from "../../contract/tree/tiles.ts";
import { noteReading } from "../events/reading/note-reading.ts";
import { type CheckpointRow, findCheckpoint } from "./checkpoint.repository.ts";
import { readTile } from "./export-log.ts";
import { logAccess } from "./log.access.ts";
import { findWorkspaceOfLog } from "./log.repository.ts";
import { workspaceOfScope } from "./log-scope.ts";
import { listEntries } from "./tile.repository.ts";

/** The newest checkpoint of a log that the caller may read as a whole. */
export async function readCheckpoint(ctx: Ctx, logId: string): Promise<string> {
  return (await requireSigned(ctx, logId)).note;
}

/** A tile or a bundle of entries that a checkpoint covers. */
export async function readTileFile(ctx: Ctx, logId: string, path: string): Promise<Uint8Array> {
  const checkpoint = await requireSigned(ctx, logId);
  const tile = parseTilePath(path);
  if (!tile) fail(proofErrors, "log.tile_not_found");
  const { level, number, width, isBundle } = tile;
  const count = Math.floor(checkpoint.size / tileWidth ** level);
  if (number * tileWidth + width > count) fail(proofErrors, "log.tile_not_found");
  if (!isBundle) return readTile(ctx.services, logId, tile);
  await noteEntriesRead(ctx, logId);
  const start = number * tileWidth;
  const entries = await query(ctx.asSystem("log"), logAccess.read_tiles, ({ db }) =>
    listEntries(db, logId, start, start + width),
  );
  return formatBundle(entries.map(({ bytes }) => bytes));
}

/** Entries are events of others too. A program that reads all of a log leaves one event in ten minutes. */
async function noteEntriesRead(ctx: Ctx, logId: string): Promise<void> {
  const { workspaceId, scope } = await requireLog(ctx, logId);
  const wanted = { workspaceId, clauses: [], isOkOnly: false, from: undefined, to: undefined };
  await noteReading(ctx, { scope, wanted });
}

/** The workspace of a log that is the caller's own, or the installation's. */
async function requireLog(ctx: Ctx, logId: string): Promise<{ workspaceId: string; scope: ProvenScope }> {
  const workspaceId = await query(ctx.asSystem("log"), logAccess.read_tiles, ({ db }) =>
    findWorkspaceOfLog(db, logId),
  );
  const scope = workspaceId === installationWorkspaceId ? "installation" : "workspace";
  if (!workspaceId || workspaceOfScope(ctx, scope) !== workspaceId) fail(proofErrors, "log.not_found");
  return { workspaceId, scope };
}

async function requireSigned(ctx: Ctx, logId: string): Promise<CheckpointRow> {
  const { scope } = await requireLog(ctx, logId);
  const rule = scope === "installation" ? logAccess.export_installation : logAccess.export;
  const checkpoint = await query(ctx, rule, ({ db }) => findCheckpoint(db, logId));
  return checkpoint ?? fail(proofErrors, "log.not_signed");
}
