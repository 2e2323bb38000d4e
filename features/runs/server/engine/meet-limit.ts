import { newId } from "#platform/server/ids.ts";
import { amountInWords, type RunLimit } from "../../contract/index.ts";
import { labelOfRun } from "../label-of-run.ts";
import type { Advance, Ending, Journal, Turn } from "../run-driver.ts";
import { insertStep } from "../step.repository.ts";
import type { WaitRow } from "../wait.repository.ts";
import { ownPart } from "./hand-over/own-part.ts";
import { allowedBy, countContinued, keyOfLimit, type LimitsOfRun } from "./limits-of-run.ts";
import { storeProgress } from "./store-progress.ts";

/** How long a run waits for its person at a limit. Then it ends with what it has. */
export const limitLastsMs = 7 * 24 * 60 * 60_000;

/** The wait at a limit after which a run ends: its person chose that, or nobody chose in time. */
export function endingWait(waits: readonly WaitRow[]): WaitRow | undefined {
  return waits.find(({ kind, satisfied_at, result }) => {
    return kind === "limit" && satisfied_at !== null && result?.decision !== "continue";
  });
}

/** The turn of a run that has reached a limit: it waits for its person. */
export function meetLimit(
  { system }: Pick<Advance, "system">,
  { run, waits }: Pick<Journal, "run" | "waits">,
  { limit, limits }: { limit: RunLimit; limits: LimitsOfRun },
): Turn {
  const stepKey = keyOfLimit(limit, countContinued(waits, limit));
  const allowed = allowedBy(limits, limit, ownPart(run, waits).waits);
  const asks = { limit, allowed, more: limits[limit] ?? 0 };
  const wakeAt = new Date(system.now().getTime() + limitLastsMs);
  return { state: "waiting", waits: [{ kind: "limit", stepKey, subjectId: newId(), wakeAt, asks }] };
}

/** The run succeeds, and its last words say why there is no more. */
export async function endWithWhatThereIs(advance: Advance, { asks, result }: WaitRow): Promise<Turn> {
  const { system, writer, run } = advance;
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const [id, number] = [newId(), run.step_count + 1];
  const amount = asks ? amountInWords(asks.limit, asks.allowed) : "what was allowed";
  const text =
    result?.isDue === true
      ? `Ended at the limit of ${amount}: nobody chose to continue within seven days. What was done until then is kept.`
      : `Ended at the limit of ${amount}, as you chose. What was done until then is kept.`;
  await insertStep(system.services.servicePool, {
    ...{ id, workspace_id, run_id, user_id, number, attempt, fence, kind: "notice", model: null },
    ...{ step_key: String(number), label: labelOfRun(run) },
  });
  const partId = `${number}.${attempt}.limit`;
  writer.append({
    ...{ type: "step-start", step: number },
    ...(run.message_id ? { messageId: run.message_id } : {}),
  });
  writer.append({ type: "text-start", partId });
  writer.append({ type: "text-delta", partId, delta: text });
  writer.append({ type: "text-end", partId });
  writer.append({ type: "step-end", step: number, usage: { inputTokens: 0, outputTokens: 0 } });
  await writer.stored();
  const ending: Ending = { status: "succeeded", error: null };
  await storeProgress(system, {
    run,
    ...ending,
    step: {
      ...{ id, number, status: "succeeded", model: null, content: [{ type: "text", text }] },
      ...{ finish_reason: null, input_tokens: 0, output_tokens: 0, isUsageEstimated: false, error: null },
    },
  });
  return { state: "stored", ending };
}
