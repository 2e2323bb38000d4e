import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { findRunTools, insertRunTools, type RunOfTools, type ToolVersion } from "./run-tools.repository.ts";
import type { CatalogueTool, OfferedTool } from "./tool.ts";
import { toolsFor } from "./tool-catalogue.ts";

/** The tools of a run, fixed at its beginning. */
export interface RunTools {
  offered: readonly OfferedTool[];
  /** Stores them. Idempotent. No tool request may be shown before it resolves. */
  keep(): Promise<void>;
}

/**
 * The tools of a run for the person of `ctx`: the stored ones, or the current ones if none are stored. With
 * `isFresh` nothing is read, which saves time before the first word. `mayHave` cuts down the current ones.
 */
export async function toolsOfRun(
  ctx: Ctx,
  run: RunOfTools,
  isFresh: boolean,
  mayHave: (name: string) => boolean = () => true,
): Promise<RunTools> {
  const [kept, current] = await Promise.all([
    isFresh ? undefined : query(ctx, ({ db }) => findRunTools(db, run.id)),
    toolsFor(ctx),
  ]);
  const live = current.filter(({ name }) => mayHave(name));
  if (kept) return { offered: kept.map((version) => offered(version, live)), keep: async () => {} };
  let stored: Promise<void> | undefined;
  const keep = () => {
    stored ??= insertRunTools(ctx.services.servicePool, run, live).catch((error) => {
      stored = undefined;
      throw error;
    });
    return stored;
  };
  return { offered: live, keep };
}

/**
 * A tool that has changed or disappeared meanwhile is still offered to the model. Its calls are denied with
 * the reason.
 */
function offered(version: ToolVersion, live: CatalogueTool[]): OfferedTool {
  const same = live.find(({ hash }) => hash === version.hash);
  return same ?? { ...version, describe: () => "" };
}

/** The names of the tools that a run of the caller began with. */
export async function listToolNamesOfRun(db: Db, runId: string): Promise<string[]> {
  return ((await findRunTools(db, runId)) ?? []).map(({ name }) => name);
}
