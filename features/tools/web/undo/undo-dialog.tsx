import { Check, CircleSlash } from "lucide-react";
import type { ReactNode } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { useCallRecord, useMayUndoAny, useUndoRun } from "./take-back.ts";

export interface DoneCall {
  toolCallId: string;
  title: string;
  summary: string;
}

/** Lists what an answer did, takes it back, and says of each what came of it. */
export function UndoDialog({ runId, calls, onClose }: UndoDialogProps) {
  const undo = useUndoRun(runId);
  const isDone = undo.isSuccess;
  const mayUndo = useMayUndoAny(calls);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isDone ? "What was taken back" : "Undo what this answer did?"}
      {...(!isDone && {
        description: mayUndo
          ? "Newest first, as far as it can be taken back."
          : "Nothing in this answer can be taken back.",
      })}
      footer={
        isDone || !mayUndo ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button disabled={undo.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" busy={undo.isPending} onClick={() => undo.mutate()}>
              Undo
            </Button>
          </>
        )
      }
    >
      <ul className="grid gap-2.5 text-base" aria-live="polite">
        {isDone
          ? undo.data.map(({ toolCallId, toolTitle, outcome, summary }) => (
              <Entry key={toolCallId} title={toolTitle} isGood={outcome !== "not_possible"}>
                <span className="sr-only">{outcomeWords[outcome]}: </span>
                {summary || outcomeWords[outcome]}
              </Entry>
            ))
          : calls.toReversed().map((call) => <Planned key={call.toolCallId} call={call} />)}
      </ul>
      {isDone && undo.data.length === 0 && (
        <p className="text-ink-2">Nothing in this answer can be taken back.</p>
      )}
      {undo.isError && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {describeError(undo.error)}
        </p>
      )}
    </Dialog>
  );
}

function Planned({ call }: { call: DoneCall }) {
  const { data, isError } = useCallRecord(call.toolCallId);
  return (
    <li className="min-w-0">
      <p className="font-medium wrap-anywhere">{call.title}</p>
      <p className="text-sm text-ink-2 wrap-anywhere">{call.summary}</p>
      {isError && <p className="text-xs text-ink-3">It is not known whether this can be taken back.</p>}
      {data && (
        <p className="text-xs text-ink-3">
          {data.undone
            ? "Taken back already"
            : data.abilities.undo
              ? "Can be taken back"
              : "Cannot be taken back"}
        </p>
      )}
    </li>
  );
}

function Entry({ title, isGood, children }: { title: string; isGood: boolean; children: ReactNode }) {
  return (
    <li className="flex min-w-0 gap-2.5">
      {isGood ? (
        <Check aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-good" />
      ) : (
        <CircleSlash aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-bad" />
      )}
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-ink-2 wrap-anywhere">{children}</p>
      </div>
    </li>
  );
}

const outcomeWords = {
  undone: "Taken back",
  already_undone: "Taken back before",
  not_possible: "Not taken back",
};

interface UndoDialogProps {
  runId: string;
  calls: readonly DoneCall[];
  onClose: () => void;
}
