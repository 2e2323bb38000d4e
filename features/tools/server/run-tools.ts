import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ToJournal } from "#platform/server/db/journal-together.ts";
import {
  findRunTools,
  type RunOfTools,
  runToolsInsertion,
  type ToolVersion,
} from "./run-tools.repository.ts";
import { storedVersions } from "./stored-versions.ts";
import type { CatalogueTool, OfferedTool } from "./tool.ts";
import { toolsFor } from "./tool-catalogue.ts";

/** The tools of a run, fixed at its beginning. */
export interface RunTools {
  offered: readonly OfferedTool[];
  /** What stores them, until it is stored. Idempotent. No tool request may be shown before. */
  toKeep(): ToJournal[];
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
  if (kept) return { offered: kept.map((version) => offered(version, live)), toKeep: () => [] };
  const stored = storedVersions(ctx.services, run.workspace_id);
  let isKept = false;
  const toKeep = (): ToJournal[] => {
    if (isKept) return [];
    const keptNow = () => {
      isKept = true;
      stored.add(live);
    };
    return [{ ...runToolsInsertion(run, live, stored.has), kept: keptNow }];
  };
  return { offered: live, toKeep };
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
