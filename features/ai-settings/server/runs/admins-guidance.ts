import type { RunGuidance } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import { stackInstructions } from "../instructions/stack-instructions.ts";
import { readAiSettings } from "../read-ai-settings.ts";
import {
  deleteRedactedValues,
  listReplacedInRun,
} from "../redaction/placeholders/redacted-value.repository.ts";
import { redactingGuard } from "./redacting-guard.ts";
import {
  findRunInstructionNumbers,
  findRunInstructions,
  type RunOfInstructions,
  runInstructionsInsertion,
} from "./run-instructions.repository.ts";

/** Values on a receipt. */
const mostShown = 100;

/** Gives every run the instructions of the admins, fixed when it begins, and redacts its calls. */
export const adminsGuidance: RunGuidance = {
  async begin(system, run) {
    const kept = run.attempt === 1 ? undefined : await findKept(system, run);
    const versions = kept ?? (await readAiSettings(system, run.workspace_id));
    let isKept = kept !== undefined;
    const keptNow = () => {
      isKept = true;
    };
    return {
      ...redactingGuard(system, run),
      instructions: stackInstructions(versions),
      toKeep() {
        if (isKept) return [];
        const installation = versions.installation?.number ?? null;
        const workspace = versions.workspace?.number ?? null;
        return [{ ...runInstructionsInsertion(run, { installation, workspace }), kept: keptNow }];
      },
    };
  },
  async forReceipt({ db }, run) {
    const [numbers, replaced] = await Promise.all([
      findRunInstructionNumbers(db, run.id),
      listReplacedInRun(db, run.id, mostShown),
    ]);
    return { instructions: numbers ?? { installation: null, workspace: null }, replaced };
  },
  erase: ({ db }, host) => deleteRedactedValues(db, host),
};

async function findKept(system: Ctx, run: RunOfInstructions) {
  const kept = await query(system, ({ db }) => findRunInstructions(db, run));
  return kept && { installation: kept.installation ?? undefined, workspace: kept.workspace ?? undefined };
}
