import { Undo2 } from "lucide-react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { ToolCall } from "../../contract/index.ts";
import { moment } from "../describe-outcome.ts";
import { useUndoCall } from "./take-back.ts";

/** Takes one tool call back, or says that it was taken back. Nothing for a call that cannot be. */
export function UndoCall({ call }: { call: Pick<ToolCall, "id" | "abilities" | "undone"> }) {
  const undo = useUndoCall(call.id);
  if (call.undone) {
    return (
      <p role="status" className="text-ink-2">
        Taken back at {moment(call.undone.at)}. {call.undone.summary}
      </p>
    );
  }
  if (!call.abilities.undo && !undo.isError) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="sm"
        icon={<Undo2 aria-hidden="true" size={14} />}
        busy={undo.isPending}
        onClick={() => undo.mutate()}
      >
        Take back
      </Button>
      {undo.isError && (
        <p role="alert" className="text-bad">
          {describeError(undo.error)}
        </p>
      )}
    </div>
  );
}
