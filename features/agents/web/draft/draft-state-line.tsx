import { Check, CircleAlert } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";
import type { DraftStore, DraftView } from "./draft-store.ts";

/** Whether the draft is saved, and if not, why. */
export function DraftStateLine({ view, store, hasChanges, onSettle }: DraftStateLineProps) {
  return (
    <span role="status" className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      <Words {...{ view, store, hasChanges, onSettle }} />
    </span>
  );
}

function Words({ view: { state, draft }, store, hasChanges, onSettle }: DraftStateLineProps) {
  switch (state.type) {
    case "waiting":
    case "saving":
      return (
        <>
          <Spinner sizePx={14} />
          Saving
        </>
      );
    case "saved":
      return (
        <>
          <Check aria-hidden="true" size={14} className="text-good" />
          <span>
            {hasChanges ? "Draft saved " : "No unpublished changes, saved "}
            <RelativeTime at={new Date(draft.savedAt)} />
          </span>
        </>
      );
    case "failed":
      return (
        <>
          <CircleAlert aria-hidden="true" size={14} className="shrink-0 text-bad" />
          <span className="min-w-0 text-bad wrap-anywhere">{`Not saved: ${state.why}`}</span>
          <Button size="sm" onClick={() => void store.flush()}>
            Save again
          </Button>
        </>
      );
    case "conflict":
      return (
        <>
          <CircleAlert aria-hidden="true" size={14} className="shrink-0 text-warn" />
          <span className="text-warn">
            {`Not saved: ${state.theirs.savedBy?.name ?? "Somebody"} saved another draft.`}
          </span>
          <Button size="sm" onClick={onSettle}>
            Compare
          </Button>
        </>
      );
  }
}

interface DraftStateLineProps {
  view: DraftView;
  store: DraftStore;
  /** Whether the draft differs from the published version. */
  hasChanges: boolean;
  onSettle: () => void;
}
