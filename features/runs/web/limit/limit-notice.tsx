import { askedAtLimit } from "../../contract/index.ts";
import type { RunWait } from "../run-parts.ts";
import { LimitChoice } from "./limit-choice.tsx";
import { useDecidesLimit } from "./use-decides-limit.ts";

/**
 * Says in an answer that its run has reached a limit, and asks its person whether it goes on. Nothing for other waits.
 * `whoChooses` tells other readers who that is.
 */
export function LimitNotice({ runId, waits, whoChooses }: LimitNoticeProps) {
  const decides = useDecidesLimit(runId, waits);
  const limit = waits.find((wait) => wait.limit)?.limit;
  if (!runId || !limit) return null;
  const { title, question } = askedAtLimit(limit);
  return (
    <fieldset
      key={limit.waitId}
      aria-label={title}
      tabIndex={-1}
      data-waiting-card={decides ? limit.waitId : undefined}
      className={`my-3 min-w-0 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4 ${decides ? "border-brass-line" : "border-line-1"}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm text-ink-2">
        {decides ? question : (whoChooses ?? "Who asked this chooses whether it goes on.")}
      </p>
      {decides && <LimitChoice runId={runId} waitId={limit.waitId} asked={limit} />}
    </fieldset>
  );
}

interface LimitNoticeProps {
  runId: string | null;
  waits: readonly RunWait[];
  whoChooses?: string | undefined;
}
