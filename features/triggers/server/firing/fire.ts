import { findCurrentRole } from "#features/runs/server/index.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx, UserActor } from "#platform/server/context.ts";
import { isConnectionError } from "#platform/server/db/is-connection-error.ts";
import { AppError } from "#platform/server/errors.ts";
import { newId } from "#platform/server/ids.ts";
import type { PauseReason } from "../../contract/index.ts";
import { type FiringRow, hasFailedInRow } from "../firing.repository.ts";
import type { TriggerRow } from "../trigger.repository.ts";
import type { Reason } from "./reason.ts";
import { refuseFiring } from "./refuse-firing.ts";
import { startFiring } from "./start-firing.ts";

/**
 * Fires a trigger for its person, and notes why when that is refused. A trigger whose person may not act, whose agent
 * is gone, or that failed too often, stops. Undefined when the trigger is paused or gone. `system` acts as the
 * product.
 */
export async function fire(system: Ctx, trigger: TriggerRow, reason: Reason): Promise<FiringRow | undefined> {
  const refuse = (failure: Failure) => refuseFiring(system, { trigger, reason, ...failure });
  const { standing, hasFailed } = await query(system, async ({ db }) => ({
    standing: await findCurrentRole(db, trigger),
    hasFailed: await hasFailedInRow(db, trigger),
  }));
  if (!standing) return refuse(personGone);
  if (hasFailed) return refuse(failedTooOften);
  const person: UserActor = {
    ...{ type: "user", userId: trigger.user_id, workspaceId: trigger.workspace_id, role: standing.role },
    ...{ sessionId: newId(), email: "", isAdmin: false },
  };
  try {
    return await startFiring(system.as(person), { ...reason, id: trigger.id });
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || isConnectionError(error)) throw error;
    if (error.code === "trigger.not_found") return undefined;
    return refuse({ code: error.code, message: error.message, because: becauseOf(error.code) });
  }
}

interface Failure {
  code: string;
  message: string;
  /** Why the trigger stops. Absent: it goes on. */
  because?: PauseReason | undefined;
}

const personGone: Failure = {
  code: "trigger.person_gone",
  message: "Its person may not act in this workspace any more.",
  because: "person",
};

const failedTooOften: Failure = {
  code: "trigger.failed_in_row",
  message: "The last five times failed.",
  because: "failures",
};

function becauseOf(code: string): PauseReason | undefined {
  if (code === "run.account_closing") return "person";
  // Its person can give them, and it goes on.
  if (code === "agent.values_missing") return undefined;
  return code.startsWith("agent.") ? "agent" : undefined;
}
