import { query } from "#platform/server/command.ts";
import { awaitSource } from "./await-source.ts";
import type { JournalledTool } from "./new-tool-call.ts";
import type { Refusal } from "./refusal.ts";
import { findRunTool, findRunTools } from "./run-tools.repository.ts";
import type { CatalogueTool } from "./tool.ts";
import { findToolCallById, type ToolCallRow } from "./tool-call.repository.ts";
import { findHeldTool, readTools } from "./tool-catalogue.ts";
import type { ToolContext } from "./tool-context.ts";

export type FoundTool = (
  | { tool: CatalogueTool; refusal?: undefined }
  | { tool: JournalledTool | undefined; refusal: Refusal }
) & {
  /** The call, when it is in the journal already. */
  known: ToolCallRow | undefined;
};

/**
 * The run's tool of this name, if it is unchanged since the run began. Tools that the person lacks do not
 * exist for their model.
 */
export async function findToolOfRun(context: ToolContext, name: string): Promise<FoundTool> {
  const { ctx, runId, callId, signal } = context;
  const [[kept, known], first] = await Promise.all([
    query(ctx, ({ db }) => Promise.all([findRunTool(db, runId, name), findToolCallById(db, callId)])),
    readTools(ctx),
  ]);
  const isMissing = kept && first.silent.includes(kept.source);
  const { tools: live, silent } = isMissing ? await awaitSource(ctx, kept.source, signal) : first;
  const now = live.find((tool) => tool.name === name);
  const held = now ? undefined : await findHeldTool(ctx, name);
  if (held !== undefined) return { known, tool: kept ?? undefined, refusal: heldForReview(held) };
  // Without stored tools the run is older than that table, or not a run of the engine.
  if (kept === null) {
    const own = await query(ctx, ({ db }) => findRunTools(db, runId));
    return { known, tool: undefined, refusal: unknown(name, own ?? []) };
  }
  if (!kept && !now) return { known, tool: undefined, refusal: unknown(name, live) };
  if (kept && !now) {
    const isSilent = silent.includes(kept.source);
    return { known, tool: kept, refusal: isSilent ? unreachable(kept.title) : gone(kept.title) };
  }
  if (kept && now && now.hash !== kept.hash) return { known, tool: kept, refusal: changed(kept.title) };
  return now ? { known, tool: now } : { known, tool: undefined, refusal: unknown(name, live) };
}

/** Names what there is for the run: another agent, or the same one in another run, may have more. */
function unknown(name: string, tools: readonly { name: string }[]): Refusal {
  const names = tools.map((tool) => tool.name).join(", ");
  const there = names ? `The tools are: ${names}.` : "There are no tools here.";
  return {
    code: "tool.unknown",
    message: `There is no tool named ${JSON.stringify(name.slice(0, 64).toWellFormed())}. ${there}`,
    summary: "No such tool",
  };
}

function gone(title: string): Refusal {
  return {
    code: "tool.gone",
    message: `Not carried out: ${title} is no longer available to this person. Say so, and go on without it.`,
    summary: `Not carried out: ${title} is no longer available`,
  };
}

function heldForReview(title: string): Refusal {
  return {
    code: "tool.held",
    message: `Not carried out: ${title} changed, so it is off until an admin has reviewed it. Say so, and go on without it.`,
    summary: `Not carried out: ${title} changed and waits for an admin's review`,
  };
}

function unreachable(title: string): Refusal {
  return {
    code: "tool.unreachable",
    message: `Not carried out: ${title} does not answer at the moment. It is still there: say so, and that it can be asked for again.`,
    summary: `Not carried out: ${title} does not answer at the moment`,
  };
}

function changed(title: string): Refusal {
  return {
    code: "tool.changed",
    message: `Not carried out: ${title} has changed since this run began, so it is not what the run was given. Say so; a new message uses the tool as it is now.`,
    summary: `Not carried out: ${title} has changed since this began`,
  };
}
