import { RefreshCw, Unlink } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { PublicLink } from "../../contract/index.ts";
import { publicLinkStatuses } from "../../contract/public-links/public-link-status.ts";
import { useLinkActs } from "./use-public-links.ts";

/** A public link: when it was made, how often it was opened, and what its owner can do with it. */
export function LinkRow({ link, showsTitle }: { link: PublicLink; showsTitle: boolean }) {
  const { renew, withdraw } = useLinkActs();
  const [isBusy, setBusy] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const isActive = link.status === "active";

  const update = async () => {
    setBusy(true);
    try {
      await renew(link.id);
      notify({ type: "success", title: "The link shows the present conversation", duration: 4000 });
    } catch (error) {
      notify({ type: "error", title: "The link was not updated", message: describeError(error) });
    } finally {
      setBusy(false);
    }
  };

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line-1 py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium">
          {showsTitle && <span className="min-w-0 truncate">{link.title}</span>}
          <Status look={publicLinkStatuses[link.status]} />
          <span className="font-normal text-ink-2 tabular-nums">{openedWords(link.openedCount)}</span>
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-ink-3">
          <span>
            Copy of <RelativeTime at={new Date(link.takenAt)} />
          </span>
          {isActive && (
            <span>
              {link.expiresAt ? (
                <>
                  Expires <RelativeTime at={new Date(link.expiresAt)} />
                </>
              ) : (
                "Never expires"
              )}
            </span>
          )}
        </p>
      </div>
      {isActive && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" busy={isBusy} onClick={update} icon={<RefreshCw aria-hidden="true" size={14} />}>
            Update copy
          </Button>
          <Button
            size="sm"
            variant="danger"
            onClick={() => setWithdrawing(true)}
            icon={<Unlink aria-hidden="true" size={14} />}
          >
            Withdraw
          </Button>
        </div>
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        onClose={() => setWithdrawing(false)}
        title="Withdraw this link?"
        confirmLabel="Withdraw link"
        onConfirm={async () => {
          await withdraw(link.id).catch((error) =>
            notify({ type: "error", title: "The link was not withdrawn", message: describeError(error) }),
          );
        }}
      >
        It stops working at once and its copy is erased. The conversation stays. This cannot be undone.
      </ConfirmDialog>
    </li>
  );
}

function openedWords(count: number): string {
  if (count === 0) return "Not opened yet";
  return count === 1 ? "Opened once" : `Opened ${count.toLocaleString("en-US")} times`;
}
