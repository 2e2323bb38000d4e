import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { TableColumn } from "#platform/web/ui/table.tsx";
import { messageStatuses, type OutgoingMessage } from "../../contract/index.ts";

/** The table columns of a message. Its name opens it. */
export function messageColumns(onOpen: (id: string) => void): TableColumn<OutgoingMessage>[] {
  return [
    {
      key: "message",
      header: "Message",
      className: "w-full max-w-0",
      cell: ({ id, kind, recipient, channel }) => (
        <>
          <button
            type="button"
            onClick={() => onOpen(id)}
            className="hit-area block max-w-full truncate font-mono text-ink-1 underline decoration-line-3 decoration-dotted underline-offset-4 hover:text-accent hover:decoration-accent"
          >
            {kind}
          </button>
          <span className="block truncate text-ink-2">{channel === "sms" ? `+${recipient}` : recipient}</span>
        </>
      ),
    },
    { key: "status", header: "Status", cell: ({ status }) => <Status look={messageStatuses[status]} /> },
    {
      key: "tries",
      header: "Attempts",
      isNumeric: true,
      className: "max-sm:hidden",
      cell: ({ attempts }) => attempts,
    },
    {
      key: "created",
      header: "Written",
      isNumeric: true,
      className: "max-sm:hidden",
      cell: ({ createdAt }) => <RelativeTime at={new Date(createdAt)} />,
    },
  ];
}
