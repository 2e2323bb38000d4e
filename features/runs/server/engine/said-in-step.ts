import type { HistoryMessage } from "../run-host.ts";
import type { StepRow } from "../step.repository.ts";

/** What was said to the run before its next step. Empty for a step that did something else. */
export function saidInStep({ kind, content, integrity, readers }: StepRow): HistoryMessage[] {
  if (kind !== "input") return [];
  return content.flatMap((item) =>
    item.type === "text"
      ? [
          {
            ...{ role: "user" as const, text: item.text, integrity, readers },
            ...(item.author !== undefined && { author: item.author }),
          },
        ]
      : [],
  );
}
