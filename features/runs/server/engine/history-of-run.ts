import type { RoutedModel } from "#features/models/server/index.ts";
import { query } from "#platform/server/command.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import type { RunRow } from "../run.repository.ts";
import type { Advance } from "../run-driver.ts";
import { type HistoryMessage, runHost } from "../run-host.ts";

/** The messages before a run, as its host has them. */
export function loadHistory({ person }: Advance, run: RunRow): Promise<HistoryMessage[]> {
  return untilDatabaseAnswers(() => query(person, (ctx) => runHost(run.host).loadHistory(ctx, run)));
}

/** The history with the content of its files, as far as the model can be given it. */
export async function withFiles(
  { person, run }: Advance,
  history: HistoryMessage[],
  { contextTokens, supportsImages }: RoutedModel,
): Promise<HistoryMessage[]> {
  const host = runHost(run.host);
  if (!host.giveFiles || !history.some(({ fileIds }) => fileIds)) return history;
  const model = { contextTokens, seesImages: supportsImages };
  return untilDatabaseAnswers(async () => host.giveFiles?.(person, { run, history, model }) ?? history);
}
