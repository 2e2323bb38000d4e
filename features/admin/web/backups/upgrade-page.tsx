import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table, type TableColumn } from "#platform/web/ui/table.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { Backup } from "../../contract/index.ts";
import { AdminFrame } from "../admin-frame.tsx";
import { BackupSteps } from "./backup-steps.tsx";
import { useBackups, useRecordBackup } from "./use-backups.ts";

/** How to back up, and when it was last done. Versions and migrations are not shown yet. */
export function UpgradePage() {
  const backups = useBackups();
  const record = useRecordBackup();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = backups;
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  const [isAsked, setAsked] = useState(false);
  const recordNow = async () => {
    try {
      await record.mutateAsync();
      notify({ type: "success", title: "Success", message: "Backup recorded.", duration: 4000 });
      setAsked(false);
    } catch (error) {
      notify({ type: "error", title: "Error", message: describeError(error), autoClose: false });
    }
  };
  return (
    <AdminFrame
      title="Upgrade"
      lead="Back up before every upgrade. Versions and migrations are not shown yet."
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel title="Make a backup">
          <BackupSteps />
        </Panel>
        <Panel
          title="Recorded backups"
          description="This page can't see your copies. Record each one, so that admins know how old the last is."
          actions={
            <Button size="sm" onClick={() => setAsked(true)}>
              Record a backup
            </Button>
          }
        >
          <UntilLoaded
            of={backups}
            title="The backups could not be loaded"
            waiting={<Skeleton className="h-24 w-full" />}
          />
          {data && (
            <Table
              caption="Dates of backups"
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              empty={<EmptyState>No backup recorded yet.</EmptyState>}
            />
          )}
          {hasNextPage && (
            <LoadMore
              shown={rows.length}
              isLoading={isFetchingNextPage}
              onLoad={() => void fetchNextPage()}
            />
          )}
        </Panel>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={recordNow}
        title="Record a backup made today?"
        confirmLabel="Record a backup"
        tone="primary"
      >
        <p>All admins see it with your name. The record can't be removed.</p>
      </ConfirmDialog>
    </AdminFrame>
  );
}

const columns: TableColumn<Backup>[] = [
  { key: "at", header: "Recorded", cell: ({ recordedAt }) => <RelativeTime at={new Date(recordedAt)} /> },
  { key: "by", header: "By", cell: ({ recordedBy }) => recordedBy ?? "Deleted account" },
];
