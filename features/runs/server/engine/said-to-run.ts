import type { SaidText } from "#features/tools/server/index.ts";
import { isFromOutside } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { findRun } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import type { HistoryMessage } from "../run-host.ts";
import { runHost } from "../run-host.ts";
import { listSteps } from "../step.repository.ts";
import { saidInStep } from "./said-in-step.ts";

/**
 * What the tools of a run judge by: its history and, for a child run, what was said to the runs above it. A model wrote
 * its task, so an address that stands in it was not named by a person.
 */
export async function saidToRun(
  { person, run }: Pick<Advance, "person" | "run">,
  history: readonly HistoryMessage[],
): Promise<SaidText[]> {
  const said = history.flatMap(withMaterials);
  const { parent_run_id } = run;
  if (!parent_run_id) return said;
  const above = await untilDatabaseAnswers(() => query(person, (ctx) => saidAbove(ctx, parent_run_id)));
  return [...above, ...said.map(byModel)];
}

async function saidAbove(ctx: Ctx, id: string): Promise<SaidText[]> {
  const run = await findRun(ctx.db, id);
  if (!run) return [];
  const history = (await runHost(run.host).loadHistory(ctx, run)).flatMap(withMaterials);
  const above = run.parent_run_id ? await saidAbove(ctx, run.parent_run_id) : [];
  const steps = await listSteps(ctx.db, run);
  return [...above, ...(run.parent_run_id ? history.map(byModel) : history), ...steps.flatMap(saidInStep)];
}

/** A task with text from outside is kept from search providers, as a file of the person is. */
function byModel(message: SaidText): SaidText {
  return isFromOutside(message) ? message : { ...message, role: "assistant" };
}

/** A message as tools see it: the texts of files beside it are texts of their own, each with its label. */
function withMaterials({ materials = [], ...message }: HistoryMessage): SaidText[] {
  const texts = materials.flatMap(({ integrity, readers, ...material }) =>
    material.type === "text" ? [{ role: message.role, text: material.text, integrity, readers }] : [],
  );
  return [...texts, message];
}
