import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import type { ToJournal } from "#platform/server/db/journal-together.ts";
import { type CoveredTools, coveredTools } from "./covered-tools.ts";
import {
  findRunTools,
  type RunOfTools,
  runToolsInsertion,
  type ToolVersion,
} from "./run-tools.repository.ts";
import { storedVersions } from "./stored-versions.ts";
import type { CatalogueTool, OfferedTool, PlaceOfRun } from "./tool.ts";
import { toolsFor } from "./tool-catalogue.ts";

/** The tools of a run, fixed at its beginning. */
export interface RunTools {
  offered: readonly OfferedTool[];
  /** What stores them, until it is stored. Idempotent. No tool request may be shown before. */
  toKeep(): ToJournal[];
}

/**
 * The tools of a run for the person of `ctx`: the stored ones, or the current ones if none are stored. With
 * `isFresh` nothing of it is read, which saves time before the first word. `mayHave` cuts down the current ones, and a tool that is
 * not offered everywhere is left out unless it says what it covers at this place.
 */
export async function toolsOfRun(
  ctx: Ctx,
  run: RunOfTools,
  isFresh: boolean,
  { mayHave = () => true, place = nowhere }: { mayHave?: (name: string) => boolean; place?: PlaceOfRun } = {},
): Promise<RunTools> {
  const [kept, current, covered] = await Promise.all([
    isFresh ? undefined : query(ctx, ({ db }) => findRunTools(db, run.id)),
    toolsFor(ctx),
    coveredTools(ctx, place),
  ]);
  const allowed = current.filter(({ name }) => mayHave(name));
  const described = (tool: OfferedTool) => withCover(tool, covered);
  if (kept) {
    return { offered: kept.map((version) => described(offered(version, allowed))), toKeep: () => [] };
  }
  const live = allowed.filter((tool) => !tool.offeredTo || covered.has(tool.name));
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
  return { offered: live.map(described), toKeep };
}

const nowhere: PlaceOfRun = { conversationId: null, agentCollections: [] };

/** What a tool covers is no part of what is kept: it changes while a run works. */
function withCover(tool: OfferedTool, covered: CoveredTools): OfferedTool {
  const cover = covered.get(tool.name);
  return cover ? { ...tool, description: `${tool.description} ${cover}` } : tool;
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
