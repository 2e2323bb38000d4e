import type { MaterialPart } from "#features/chat/contract/index.ts";
import type { Firing } from "../../contract/index.ts";
import type { FiringRow } from "../firing.repository.ts";
import type { TriggerRow } from "../trigger.repository.ts";

/** Why a trigger fires. */
export interface Reason {
  cause: Firing["cause"];
  /** The slot, the delivery or the event. The trigger fires once for it. */
  key: string;
  dueAt: Date;
  /** What it is about. */
  materials?: readonly MaterialPart[] | undefined;
  /** Of a delivery. */
  bodyHash?: string | undefined;
  /** The triggers whose runs led to it, the first one first. */
  origins?: readonly string[] | undefined;
}

type Started = { outcome: "started"; conversationId: string; runId: string };
type NotStarted = { outcome: "skipped" | "refused"; code: string; message: string };

const mostReasonCharacters = 500;

/** A firing for the table. */
export function firingRow(
  trigger: TriggerRow,
  reason: Reason,
  result: (Started | NotStarted) & { id: string; at: Date },
): FiringRow {
  const isStarted = result.outcome === "started";
  return {
    ...{
      workspace_id: trigger.workspace_id,
      id: result.id,
      trigger_id: trigger.id,
      user_id: trigger.user_id,
    },
    ...{ cause: reason.cause, key: reason.key, due_at: reason.dueAt, fired_at: result.at },
    outcome: result.outcome,
    reason_code: isStarted ? null : result.code,
    reason: isStarted ? null : result.message.slice(0, mostReasonCharacters),
    body_hash: reason.bodyHash ?? null,
    conversation_id: isStarted ? result.conversationId : null,
    run_id: isStarted ? result.runId : null,
    origins: [...(reason.origins ?? [])],
  };
}
