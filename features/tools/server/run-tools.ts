import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { findRunTools, insertRunTools, type RunOfTools, type ToolVersion } from "./run-tools.repository.ts";
import type { CatalogueTool, OfferedTool } from "./tool.ts";
import { toolsFor } from "./tool-catalogue.ts";

/** The tools of a run, which stay what they were at its beginning. */
export interface RunTools {
  offered: readonly OfferedTool[];
  /** Stores them, once, however often it is called; nothing that a model asks for may be shown before. */
  keep(): Promise<void>;
}

/**
 * The tools of a run for the person of `ctx`: as they were kept, or of one that has none yet as they are now. A run that
 * `isFresh` has none, and nothing is read on the way to its first word.
 */
export async function toolsOfRun(ctx: Ctx, run: RunOfTools, isFresh: boolean): Promise<RunTools> {
  const [kept, live] = await Promise.all([
    isFresh ? undefined : query(ctx, ({ db }) => findRunTools(db, run.id)),
    toolsFor(ctx),
  ]);
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

/** One that has gone or changed meanwhile is still told to the model, and denied with the reason when it is asked for. */
function offered(version: ToolVersion, live: CatalogueTool[]): OfferedTool {
  const same = live.find(({ hash }) => hash === version.hash);
  return same ?? { ...version, describe: () => "" };
}
