import { Suspense, useContext } from "react";
import { describeWaits } from "../describe-waits.ts";
import { LimitNotice } from "../limit/limit-notice.tsx";
import { useDecidesLimit } from "../limit/use-decides-limit.ts";
import type { RunPart } from "../run-parts.ts";
import { RunPartsView } from "../run-parts-view.tsx";
import { useLiveRun } from "../use-live-run.ts";
import { RunBrowser, useWaitsForMe } from "../waiting-calls.ts";
import { useRunOfCall } from "./use-run-of-call.ts";
import { wordsOfWork } from "./words-of-work.ts";

/** The work of an agent that a call has started, live, with what waits for the reader in it. */
export function RunOfCall({ toolCallId }: { toolCallId: string }) {
  const run = useRunOfCall(toolCallId);
  const runId = run.data?.id ?? null;
  const live = useLiveRun(runId);
  const Browser = useContext(RunBrowser);
  const mayDecide = useWaitsForMe(live?.progress.parts ?? []);
  const decidesLimit = useDecidesLimit(runId, live?.progress.waits ?? []);
  const isForMe = mayDecide || decidesLimit;
  if (!live) return null;
  const { parts, waits, status } = live.progress;
  const isRunning = status === "running";
  const words = wordsOfWork(run.data?.model?.agent?.name);
  return (
    <section aria-label={words.heading} className="my-2 ml-2 min-w-0 border-l-2 border-line-2 pl-4">
      <RunPartsView parts={parts} isGrowing={isRunning && waits.length === 0} />
      {isRunning && runId && Browser && (
        <Suspense>
          <Browser runId={runId} toolNames={toolNamesOf(parts)} />
        </Suspense>
      )}
      <LimitNotice runId={runId} waits={waits} />
      {isRunning && (
        <p className="mt-1 text-sm text-ink-3">{describeWaits(waits, isForMe) || words.working}</p>
      )}
    </section>
  );
}

function toolNamesOf(parts: readonly RunPart[]): string[] {
  return parts.flatMap((part) => (part.type === "tool-call" ? [part.toolName] : []));
}
