import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Chunk } from "../../contract/index.ts";
import { listChunksAfter } from "../chunk.repository.ts";
import type { RunRow } from "../run.repository.ts";
import { listSteps, type StepRow } from "../step.repository.ts";
import type { StepContent } from "../step-content.ts";
import type { RunWriter } from "./run-writer.ts";
import { storeProgress } from "./store-progress.ts";

/** The number of the last chunk that was stored for a run. */
export async function lastStoredSeq(system: Ctx, run: RunRow): Promise<number> {
  if (run.attempt === 1) return 0;
  const chunks = await query(system, ({ db }) => listChunksAfter(db, run.workspace_id, run.id, 0));
  return chunks.at(-1)?.lastSeq ?? 0;
}

/**
 * Prepares a run that another server left behind: the step in which it stopped is marked interrupted and
 * keeps what was shown of it; the step then starts again as a new attempt.
 */
export async function recoverRun(system: Ctx, run: RunRow, writer: RunWriter): Promise<void> {
  const { steps, chunks } = await query(system, async ({ db }) => ({
    steps: await listSteps(db, run.id),
    chunks: await listChunksAfter(db, run.workspace_id, run.id, 0),
  }));
  const broken = steps.find(({ status }) => status === "running");
  if (!broken) return;
  writer.append({ type: "step-interrupted", step: broken.number }, true);
  await writer.stored();
  await storeProgress(system, {
    run,
    status: "running",
    error: null,
    step: {
      ...endOfBroken(
        broken,
        shownOf(
          broken.number,
          chunks.flatMap(({ lines }) => parse(lines)),
        ),
      ),
    },
  });
}

function endOfBroken(step: StepRow, content: StepContent[]) {
  return {
    id: step.id,
    number: step.number - 1,
    status: "interrupted" as const,
    content,
    finish_reason: "interrupted",
    input_tokens: 0,
    output_tokens: 0,
    error: null,
  };
}

function parse(lines: string): Chunk[] {
  return lines.split("\n").map((line) => JSON.parse(line));
}

/** The text of the step as it had been shown: its chunks since it last started. */
function shownOf(number: number, chunks: Chunk[]): StepContent[] {
  const start = chunks.findLastIndex((chunk) => chunk.type === "step-start" && chunk.step === number);
  const texts = new Map<string, StepContent & { type: "text" | "reasoning" }>();
  for (const chunk of start < 0 ? [] : chunks.slice(start)) {
    if (chunk.type !== "text-delta" && chunk.type !== "reasoning-delta") continue;
    const type = chunk.type === "text-delta" ? "text" : "reasoning";
    const known = texts.get(chunk.partId);
    if (known) known.text += chunk.delta;
    else texts.set(chunk.partId, { type, text: chunk.delta });
  }
  return [...texts.values()];
}
