import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { command } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { fail } from "#platform/server/errors.ts";
import { type ProvenScope, proofErrors } from "../../contract/index.ts";
import { type PlannedExport, planExport, writeExport } from "./export-log.ts";
import { logAccess } from "./log.access.ts";
import { workspaceOfScope } from "./log-scope.ts";

/** Notes that somebody takes the log of a workspace away. */
export const recordExport = command("log.export", logAccess.export, noteExport);
export const recordInstallationExport = command(
  "log.export_installation",
  logAccess.export_installation,
  noteExport,
);

/** Downloads all entries with their proof. The download is an event of the log, after those it holds. */
export async function downloadLog(ctx: Ctx, scope: ProvenScope): Promise<AsyncIterable<Uint8Array>> {
  const workspaceId = workspaceOfScope(ctx, scope);
  const planned = await planExport(ctx.services, workspaceId);
  await (scope === "installation" ? recordInstallationExport : recordExport)(ctx, { workspaceId, planned });
  const pieces = Readable.from(writeExport(ctx.services, planned, ctx.signal));
  const packed = createGzip({ level: 3 });
  pieces.on("error", (error) => packed.destroy(error));
  packed.on("close", () => pieces.destroy());
  return pieces.pipe(packed);
}

async function noteExport(
  ctx: Ctx,
  { workspaceId, planned }: { workspaceId: string; planned: PlannedExport },
): Promise<void> {
  if (planned.logs.length === 0) fail(proofErrors, "log.not_signed");
  await ctx.audit({
    act: "log.exported",
    workspaceId,
    target: planned.logs.map(({ id }) => ({ type: "log", id })),
    facts: { entries: planned.logs.reduce((sum, { size }) => sum + size, 0) },
  });
}
