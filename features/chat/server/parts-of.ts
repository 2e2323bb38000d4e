import type { InterruptCause } from "#features/runs/contract/index.ts";
import type { RunState } from "#features/runs/server/index.ts";
import type { Part } from "../contract/index.ts";

/**
 * The parts of a run that a person reads: the content of its steps in order, tool calls with their outcome.
 */
export function partsOf({ run, steps, toolCalls }: RunState): Part[] {
  const rows = new Map(toolCalls.map((row) => [row.id, row]));
  const parts: Part[] = [];
  for (const step of steps) {
    const isInterrupted = step.status === "interrupted";
    for (const item of step.content) {
      if (item.type !== "tool-call") {
        const { type, text } = item;
        if (text === "") continue;
        const isRejected = type === "text" && item.rejected !== undefined;
        const cause = isRejected ? "output_misfit" : causeOf(step);
        parts.push(
          type === "text" && (isInterrupted || isRejected)
            ? { type, text, isInterrupted: true, ...(cause && { cause }) }
            : { type, text },
        );
        continue;
      }
      const row = rows.get(item.toolCallId);
      const { toolCallId, toolName, title, line } = item;
      parts.push({
        type: "tool-call",
        toolCallId,
        toolName,
        title,
        line,
        status: row?.status ?? statusOfUntried(run),
        summary: row?.summary ?? "",
        sources: row?.sources ?? [],
        durationMs:
          row?.started_at && row.finished_at ? row.finished_at.getTime() - row.started_at.getTime() : null,
        ...(row && row.effect !== "read" ? { effect: row.effect } : {}),
      });
    }
  }
  return parts;
}

/** A restart leaves its own reason to finish. What else cuts a step off is the limit of time. */
function causeOf({ finish_reason }: RunState["steps"][number]): InterruptCause | undefined {
  return finish_reason === "interrupted" ? undefined : "time_limit";
}

/** The status of a tool call that was never journalled. */
function statusOfUntried({ ended_at, status }: RunState["run"]): "proposed" | "stopped" | "denied" {
  if (!ended_at) return "proposed";
  return status === "cancelled" ? "stopped" : "denied";
}
