import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { amountInWords, type LimitAsked } from "../../contract/index.ts";

/** The two ways out of a limit, as buttons. What was decided meanwhile is said in their place. */
export function LimitChoice({ runId, waitId, asked, onDecided, children }: LimitChoiceProps) {
  const decide = useMutation({
    mutationFn: (decision: "continue" | "end") =>
      api.POST("/api/v1/runs/{id}/limit", { params: { path: { id: runId } }, body: { waitId, decision } }),
    onSuccess: (_reply, decision) => onDecided?.(decision),
  });
  const isSent = decide.isPending || decide.isSuccess;
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={isSent && decide.variables === "continue"}
          disabled={isSent}
          onClick={() => decide.mutate("continue")}
        >
          Continue for {amountInWords(asked.limit, asked.more)}
        </Button>
        <Button
          busy={isSent && decide.variables === "end"}
          disabled={isSent}
          onClick={() => decide.mutate("end")}
        >
          End here
        </Button>
        {children}
      </div>
      {decide.isError && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(decide.error)}
        </p>
      )}
    </>
  );
}

export interface LimitChoiceProps {
  runId: string;
  waitId: string;
  asked: LimitAsked;
  onDecided?: ((decision: "continue" | "end") => void) | undefined;
  /** Other ways on, beside the two. */
  children?: ReactNode;
}
