import { askedAtLimit } from "../../contract/index.ts";
import type { RunWait } from "../run-parts.ts";
import { LimitChoice } from "./limit-choice.tsx";

/** Asks in an answer whether its run goes on, when it has reached a limit. Nothing for other waits. */
export function LimitNotice({ runId, waits }: { runId: string | null; waits: readonly RunWait[] }) {
  const limit = waits.find((wait) => wait.limit)?.limit;
  if (!runId || !limit) return null;
  const { title, question } = askedAtLimit(limit);
  return (
    <fieldset
      key={limit.waitId}
      aria-label={title}
      className="my-3 min-w-0 rounded-lg border border-brass-line bg-paper-1 p-3.5 text-base sm:p-4"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-ink-2">{question}</p>
      <LimitChoice runId={runId} waitId={limit.waitId} asked={limit} />
    </fieldset>
  );
}
