import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { ConnectedModel } from "../../contract/connected-model.ts";
import { readPossibleAudiences } from "../audience/read-possible-audiences.ts";
import { listConnectedModels } from "../connected/list-connected-models.ts";
import { getModelRow } from "../get-model-row.ts";
import { describeModel } from "./describe-model.ts";

const PAGE = 100;

/** Prints what the page shows of a model: what a test found, its price, its health and who may use it. */
export async function showModels(
  ctx: Ctx,
  ref: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const wanted = ref ? (await query(ctx, (inner) => getModelRow(inner, ref))).id : undefined;
  const shown = (await readAll(ctx)).filter(({ id }) => wanted === undefined || id === wanted);
  if (shown.length === 0) return print("No model is connected. The built-in assistant answers.");
  const { teams } = await readPossibleAudiences(ctx);
  const teamNames = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  for (const model of shown)
    for (const line of describeModel(model, { teamNames, now: ctx.now() })) print(line);
}

async function readAll(ctx: Ctx): Promise<ConnectedModel[]> {
  const models: ConnectedModel[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await listConnectedModels(ctx, { cursor, limit: PAGE });
    models.push(...items);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return models;
}
