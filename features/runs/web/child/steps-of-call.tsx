import { Suspense, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { ReplayDialog } from "../lazy-parts.ts";
import type { ToolCallPart } from "../run-parts.ts";
import { useRunOfCall } from "./use-run-of-call.ts";
import { wordsOfWork } from "./words-of-work.ts";

/** The tool that gives a task to another agent. */
const startsRuns = "run_agent";
const over: readonly ToolCallPart["status"][] = ["succeeded", "failed", "stopped"];

/** The way to the steps of the run that an ended call had started. Nothing for other calls. */
export function StepsOfCall({ call: { toolCallId, toolName, status } }: { call: ToolCallPart }) {
  const [isOpen, setOpen] = useState(false);
  const { data: run } = useRunOfCall(toolCallId, {
    isOver: true,
    isOn: toolName === startsRuns && over.includes(status),
  });
  if (!run) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {wordsOfWork(run.model?.agent?.name).steps}
      </Button>
      {isOpen && (
        <Suspense>
          <ReplayDialog runId={run.id} isOpen onClose={() => setOpen(false)} act={() => null} />
        </Suspense>
      )}
    </>
  );
}
