import { Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import type { DoneCall } from "./undo-dialog.tsx";

const UndoDialog = optionalPart(async () => (await import("./undo-dialog.tsx")).UndoDialog);

/** Offers to take back what an answer did. `calls` are its calls that changed something, oldest first. */
export function UndoAnswer({ runId, calls }: { runId: string; calls: readonly DoneCall[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Undo what this answer did"
        size="sm"
        icon={<Undo2 aria-hidden="true" size={16} />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <UndoDialog {...{ runId, calls }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
