import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { RunStepView } from "../../contract/index.ts";
import { ShownStep } from "./shown-step.tsx";

const pageSize = 50;

/** The steps of an ended run, one at a time, as they were. The arrow keys move between them. */
export function ReplayDialog({ runId, isOpen, onClose, act }: ReplayDialogProps) {
  const [place, setPlace] = useState(0);
  const page = Math.floor(place / pageSize) * pageSize;
  const steps = useQuery({
    queryKey: ["run-steps", runId, page],
    enabled: isOpen,
    queryFn: async ({ signal }) => {
      const params = { path: { id: runId }, query: { after: page } };
      return (await api.GET("/api/v1/runs/{id}/steps", { params, signal })).data;
    },
  });
  const total = steps.data?.total ?? 0;
  const step = steps.data?.items[place - page];
  const move = (by: number) => setPlace(Math.min(Math.max(0, place + by), Math.max(0, total - 1)));
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -total, End: total }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by);
  });
  useEffect(() => {
    if (!isOpen) return;
    // On the way down: the dialog keeps arrow keys from going up.
    window.addEventListener("keydown", turn, true);
    return () => window.removeEventListener("keydown", turn, true);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      isReadFirst
      title="Steps"
      description="What happened, step by step. Nothing is carried out again."
    >
      <div className="grid min-w-0 gap-4">
        <div className="flex items-center justify-between gap-3">
          <Button size="sm" disabled={place === 0} onClick={() => move(-1)}>
            Previous
          </Button>
          <p role="status" className="text-sm text-ink-2 tabular-nums">
            {total > 0 ? `Step ${place + 1} of ${total}` : " "}
          </p>
          <Button size="sm" disabled={place + 1 >= total} onClick={() => move(1)}>
            Next
          </Button>
        </div>
        {steps.isPending && <Skeleton className="h-40 w-full" />}
        {steps.isError && (
          <ErrorState
            title="The steps could not be loaded"
            message={describeError(steps.error)}
            onRetry={() => steps.refetch()}
            isRetrying={steps.isFetching}
          />
        )}
        {steps.data && total === 0 && <p className="text-sm text-ink-2">This run has no steps.</p>}
        {step && <ShownStep step={step} />}
        {step?.abilities.fork && act(step)}
      </div>
    </Dialog>
  );
}

interface ReplayDialogProps {
  runId: string;
  isOpen: boolean;
  onClose: () => void;
  /** What a person can do from a step. */
  act: (step: RunStepView) => ReactNode;
}
