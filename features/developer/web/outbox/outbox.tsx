import { RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { BlankSlipDrawing } from "#platform/web/ui/drawings/blank-slip-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import { messageColumns } from "./message-columns.tsx";
import { useOutgoingMessages } from "./use-outgoing-messages.ts";

const MessageDialog = lazy(async () => ({ default: (await import("./message-dialog.tsx")).MessageDialog }));

/** Mails and text messages of the last 30 days, for admins. */
export function Outbox() {
  const [openId, setOpenId] = useState<string>();
  const messages = useOutgoingMessages();
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = messages;
  const rows = data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Panel
      title="Outbox"
      description={describeConnection(data?.pages[0]?.connected)}
      actions={
        <Button
          size="sm"
          icon={<RotateCcw aria-hidden="true" size={14} />}
          busy={isFetching && !isFetchingNextPage}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      }
    >
      <UntilLoaded of={messages} title="The outbox could not be loaded" waiting={<WaitingRows />} />
      {data && (
        <Table
          caption="Messages on their way out"
          columns={messageColumns(setOpenId)}
          rows={rows}
          rowKey={({ id }) => id}
          isRefreshing={isFetching}
          empty={
            <EmptyState drawing={<BlankSlipDrawing />}>Nothing was sent in the last 30 days.</EmptyState>
          }
        />
      )}
      {hasNextPage && (
        <LoadMore shown={rows.length} isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />
      )}
      {openId && (
        <Suspense>
          <MessageDialog id={openId} onClose={() => setOpenId(undefined)} />
        </Suspense>
      )}
    </Panel>
  );
}

function WaitingRows() {
  return (
    <div className="grid gap-2" role="status" aria-label="Loading the outbox">
      {["first", "second", "third"].map((name) => (
        <Skeleton key={name} className="h-12 w-full" />
      ))}
    </div>
  );
}

function describeConnection(connected: { mail: boolean; sms: boolean } | undefined): string {
  if (!connected) return "Emails and text messages of this installation.";
  const mail = connected.mail
    ? "Email is delivered. Only recipients can read the content. Mails of people that came here without a mail server stay."
    : "No mail server is connected (SMTP_URL): emails stay here, and their links work from here. Mails of people never leave from here by themselves.";
  return connected.sms ? `${mail} Text messages are delivered.` : mail;
}
