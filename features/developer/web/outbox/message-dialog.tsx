import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { formatUtc } from "#platform/web/ui/time/format-time.ts";
import { messageStatuses, type OutgoingMessageWithContent } from "../../contract/index.ts";
import { MessageContent } from "./message-content.tsx";
import { useOutgoingMessage } from "./use-outgoing-messages.ts";

/** One message: its status, and its content where that may be seen. */
export function MessageDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useOutgoingMessage(id);
  const { data } = query;
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={data ? titleOf(data) : "Message"}>
      {data && (
        <div className="grid gap-4">
          <Facts message={data} />
          <MessageContent content={data.content} />
        </div>
      )}
      <UntilLoaded
        of={query}
        title="This message could not be loaded"
        waiting={<Skeleton className="h-40 w-full" />}
      />
    </Dialog>
  );
}

function titleOf({ content, kind }: OutgoingMessageWithContent): string {
  return content.state === "shown" && content.subject ? content.subject : kind;
}

function Facts({ message }: { message: OutgoingMessageWithContent }) {
  const { channel, recipient, kind, status, attempts, lastError, createdAt, deliveredAt } = message;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      <Fact label="To">{channel === "sms" ? `+${recipient}` : recipient}</Fact>
      <Fact label="For">{kind}</Fact>
      <Fact label="Status">
        <Status look={messageStatuses[status]} />
      </Fact>
      <Fact label="Written">{formatUtc(new Date(createdAt))}</Fact>
      {deliveredAt && <Fact label="Delivered">{formatUtc(new Date(deliveredAt))}</Fact>}
      {attempts > 0 && <Fact label="Attempts">{attempts}</Fact>}
      {lastError && <Fact label="Last error">{lastError}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 font-mono break-words text-ink-1">{children}</dd>
    </>
  );
}
