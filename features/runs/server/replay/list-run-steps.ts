import { modelText, type ToolCallRow, withholdResults } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { RunStepPage, RunStepView } from "../../contract/index.ts";
import { getReadableRun } from "../readable-run.ts";
import type { RunRow } from "../run.repository.ts";
import { listSteps, type StepRow } from "../step.repository.ts";
import { type StepContent, toolCallsOf } from "../step-content.ts";
import { listToolCallsOfRun } from "../tool-calls-of-run.ts";
import { readOrigin } from "./origin.ts";

const pageSize = 50;
const mostCharacters = 20_000;

/** A page of the steps of a run as they were, oldest first. Those that a fork began with stand first. */
export function listRunSteps(ctx: Ctx, { id, after }: { id: string; after: number }): Promise<RunStepPage> {
  return query(ctx, async (inner) => {
    const { db } = inner;
    const run = await getReadableRun(inner, id);
    const [origin, own, calls] = await Promise.all([
      readOrigin(db, run),
      listSteps(db, run),
      listToolCallsOfRun(db, run),
    ]);
    const shown = await withholdResults(db, [...origin.toolCalls, ...calls]);
    const rows = new Map(shown.map((row) => [row.id, row]));
    const lastInput = own.findLastIndex(({ kind }) => kind === "input");
    const all = [...origin.steps, ...own];
    const items = all
      .slice(after, after + pageSize)
      .map((step, index) =>
        present(step, { run, rows, place: after + index, isLate: own.indexOf(step) > lastInput }),
      );
    const next = after + items.length;
    return { items, total: all.length, nextAfter: next < all.length ? next : null };
  });
}

interface Shown {
  run: RunRow;
  rows: ReadonlyMap<string, ToolCallRow>;
  place: number;
  /** Whether it wrote the run's present message. */
  isLate: boolean;
}

function present(step: StepRow, { run, rows, place, isLate }: Shown): RunStepView {
  const isOwn = step.run_id === run.id;
  const mayFork = isOwn && isLate && run.ended_at !== null && step.status === "succeeded";
  return {
    place: place + 1,
    number: step.number,
    kind: step.kind === "input" ? "input" : step.kind === "notice" ? "notice" : "model",
    status: step.status,
    isOwn,
    startedAt: step.started_at.toISOString(),
    endedAt: step.ended_at?.toISOString() ?? null,
    parts: step.content.map((item) => presentPart(item, rows)),
    abilities: { fork: mayFork && step.kind === "model" && toolCallsOf(step.content).length > 0 },
  };
}

function presentPart(item: StepContent, rows: Shown["rows"]): RunStepView["parts"][number] {
  if (item.type !== "tool-call") return { type: item.type, text: cut(item.text) };
  const row = rows.get(item.toolCallId);
  return {
    ...{ type: "tool-call", title: item.title, line: item.line, status: row?.status ?? "denied" },
    input: cut(JSON.stringify(item.input ?? null, null, 2)),
    result: row ? cut(modelText(row).text) : "This tool call was not carried out.",
  };
}

function cut(text: string): string {
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters).toWellFormed()}…` : text;
}
