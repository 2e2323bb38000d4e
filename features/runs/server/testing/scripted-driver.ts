import { setTimeout as sleep } from "node:timers/promises";
import type { WaitDeclaration } from "#features/tools/server/index.ts";
import { labelOfPerson } from "#platform/contract/label.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import { createRun } from "../create-run.ts";
import { limitsOf } from "../engine/limits-of-run.ts";
import { endingWait, endWithWhatThereIs, meetLimit } from "../engine/meet-limit.ts";
import { reachedLimit } from "../engine/reached-limit.ts";
import { storeProgress } from "../engine/store-progress.ts";
import type { Advance, Journal, RunDriver, Turn } from "../run-driver.ts";
import { insertStep } from "../step.repository.ts";
import { type ScriptedStep, scriptOf } from "./scripts.ts";

/**
 * A driver without models. It follows a script, one step after the other, and decides from the journal alone.
 */
export const scriptedDriver: RunDriver = {
  kind: "scripted",
  begin: async (advance) => (journal) => takeTurn(advance, journal),
};

async function takeTurn(advance: Advance, journal: Journal): Promise<Turn> {
  const settled = new Set(
    journal.steps.flatMap(({ status, step_key }) => (status === "succeeded" ? [step_key] : [])),
  );
  const step = scriptOf(advance.run).find(({ key }) => !settled.has(key));
  if (!step) return { state: "ended", ending: { status: "succeeded", error: null } };
  const refused = endingWait(journal.waits);
  if (refused) return endWithWhatThereIs(advance, refused);
  const limits = limitsOf();
  const { step_count: steps, input_tokens, output_tokens } = advance.run;
  const tokens = input_tokens + output_tokens;
  const used = { steps, tool_calls: 0, tokens, time: advance.activeMs(), cost: 0 };
  const limit = reachedLimit(used, limits, journal.waits);
  if (limit) return meetLimit(advance, journal, { limit, limits });
  switch (step.do) {
    case "say":
      return endStep(advance, journal, step, step.text);
    case "fail":
      return {
        state: "ended",
        ending: { status: "failed", error: { code: "test.failed", message: "It failed." } },
      };
    case "wait":
      return waitFor(advance, journal, step, { ...step.wait, ...whenToWake(step.forMs) });
    case "child":
      return delegate(advance, journal, step);
  }
}

function whenToWake(forMs: number | undefined): { wakeAt?: Date } {
  return forMs === undefined ? {} : { wakeAt: new Date(Date.now() + forMs) };
}

async function waitFor(
  advance: Advance,
  journal: Journal,
  step: ScriptedStep,
  wait: Omit<WaitDeclaration, "stepKey">,
): Promise<Turn> {
  const known = journal.waits.find(({ step_key }) => step_key === step.key);
  if (known?.satisfied_at) return endStep(advance, journal, step, JSON.stringify(known.result));
  await beginStep(advance, journal, step);
  return { state: "waiting", waits: [{ ...wait, stepKey: step.key }] };
}

async function delegate(
  advance: Advance,
  journal: Journal,
  step: ScriptedStep & { do: "child" },
): Promise<Turn> {
  try {
    const subjectId = await startChild(advance, step);
    if (step.isLate) await untilOver(advance, subjectId);
    return await waitFor(advance, journal, step, { kind: "child_run", subjectId });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message } = error;
    return { state: "ended", ending: { status: "failed", error: { code, message } } };
  }
}

async function startChild({ run, person }: Advance, step: ScriptedStep & { do: "child" }): Promise<string> {
  const child = await createRun(person, {
    id: newId(),
    host: "test",
    hostId: newId(),
    messageId: null,
    driver: "scripted",
    agentVersionId: step.script,
    parent: { run, stepKey: step.key },
    trigger: { kind: "run", id: run.id },
    modelRef: null,
    timeZone: run.time_zone,
  });
  return child.id;
}

/** Until a run has ended, and told so whoever may wait for it. */
async function untilOver({ system }: Advance, id: string): Promise<void> {
  const over = "select from runs where id = $1 and ended_at is not null";
  while ((await system.services.servicePool.query(over, [id])).rowCount === 0) await sleep(10);
}

async function beginStep({ system, run }: Advance, { steps }: Journal, { key, do: kind }: ScriptedStep) {
  const open = steps.find(({ step_key, status }) => step_key === key && status === "waiting");
  if (open) return open;
  const { workspace_id, id: run_id, user_id, attempt, fence } = run;
  const begun = { id: newId(), number: run.step_count + 1 };
  await insertStep(system.services.servicePool, {
    ...{ ...begun, workspace_id, run_id, user_id, attempt, fence, kind, step_key: key },
    ...{ model: null, label: labelOfPerson(user_id) },
  });
  return begun;
}

async function endStep(advance: Advance, journal: Journal, step: ScriptedStep, text: string): Promise<Turn> {
  const { id, number } = await beginStep(advance, journal, step);
  const run = await storeProgress(advance.system, {
    run: advance.run,
    status: "running",
    error: null,
    step: {
      ...{ id, number, status: "succeeded", model: null, content: [{ type: "text", text }] },
      ...{ finish_reason: null, input_tokens: 0, output_tokens: 0, isUsageEstimated: false, error: null },
    },
  });
  return { state: "advanced", run };
}
