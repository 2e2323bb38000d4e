import { moment } from "#features/tools/web/index.tsx";
import type { WaitingLimit } from "../../contract/index.ts";

/** How the wait of a run at its limit ended, in a sentence. Nobody but its person, who reads this, chooses. */
export function describeDecision({ decision }: Pick<WaitingLimit, "decision">): string {
  if (!decision) return "The run has ended before somebody chose.";
  const { chosen, at } = decision;
  return `${chosen === "continue" ? "Continued" : "Ended"} by you at ${moment(at)}.`;
}
