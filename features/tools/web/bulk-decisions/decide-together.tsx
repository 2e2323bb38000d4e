import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import type { Approval } from "../../contract/index.ts";
import { useAlike } from "./open-approvals.ts";
import { TogetherDialog } from "./together-dialog.tsx";

/** Offers to decide a request together with others of its run that are alike. Nothing when it stands alone. */
export function DecideTogether({ approval, onSettled }: DecideTogetherProps) {
  const alike = useAlike(approval);
  // What was opened stays as it was, while its requests are approved one after the other.
  const [opened, setOpened] = useState<readonly Approval[]>();
  if (!opened && alike.length === 0) return null;
  return (
    <>
      {alike.length > 0 && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          {`${alike.length} of the same kind wait.`}
          <Button size="sm" onClick={() => setOpened(alike)}>
            See them together
          </Button>
        </p>
      )}
      {opened && (
        <TogetherDialog
          approvals={opened}
          own={approval.id}
          onApproved={(decided) => onSettled?.(decided)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface DecideTogetherProps {
  approval: Approval;
  onSettled: ((approval: Approval) => void) | undefined;
}
