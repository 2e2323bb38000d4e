import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Table, type TableColumn } from "#platform/web/ui/table.tsx";
import type { ArtifactAnywhere } from "../../contract/index.ts";
import type { ShownArtifacts } from "../api/use-artifacts-anywhere.ts";
import { useRestore } from "../artifact/use-restore.ts";
import { KindIcon } from "../kinds/kind-icon.tsx";
import { artifactTexts } from "../texts/artifact-texts.ts";

/** Artifacts of any conversations. Deleted ones can be restored here, and cannot be opened. */
export function ArtifactTable({ artifacts, show, isRefreshing }: ArtifactTableProps) {
  const { anywhere: words, restoreShort } = useTexts(artifactTexts);
  const [restore, restoring] = useRestore();
  const title: TableColumn<ArtifactAnywhere> = {
    key: "title",
    header: words.columns.title,
    className: "max-w-0 w-full",
    cell: (artifact) => <TitleCell artifact={artifact} />,
  };
  const conversation: TableColumn<ArtifactAnywhere> = {
    key: "conversation",
    header: words.columns.conversation,
    className: "max-md:hidden",
    cell: (artifact) => (
      <span className="block w-56 truncate lg:w-72">
        <ConversationLink of={artifact} />
      </span>
    ),
  };
  const changed: TableColumn<ArtifactAnywhere> = {
    key: "changed",
    header: words.columns.changed,
    isNumeric: true,
    className: "max-sm:hidden",
    cell: ({ updatedAt }) => <RelativeTime at={new Date(updatedAt)} />,
  };
  const until: TableColumn<ArtifactAnywhere> = {
    key: "until",
    header: words.columns.erased,
    isNumeric: true,
    className: "max-sm:hidden",
    cell: ({ restorableUntil }) => restorableUntil && <RelativeTime at={new Date(restorableUntil)} />,
  };
  const restorer: TableColumn<ArtifactAnywhere> = {
    key: "restore",
    header: <span className="sr-only">{restoreShort}</span>,
    isNumeric: true,
    cell: (artifact) => (
      <Button
        size="sm"
        icon={<RotateCcw aria-hidden="true" size={14} />}
        aria-label={words.restore(artifact.title)}
        busy={restoring === artifact.id}
        onClick={() => void restore(artifact.id)}
      >
        {restoreShort}
      </Button>
    ),
  };
  return (
    <Table
      caption={words.title}
      rows={artifacts}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
      columns={show === "all" ? [title, conversation, changed] : [title, conversation, until, restorer]}
    />
  );
}

function TitleCell({ artifact }: { artifact: ArtifactAnywhere }) {
  const { kinds, anywhere: words } = useTexts(artifactTexts);
  const { id, kind, title, owner, conversation, updatedAt, restorableUntil } = artifact;
  return (
    <div className="flex min-w-0 items-center gap-3 py-1">
      <KindIcon kind={kind} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        {restorableUntil ? (
          <span className="truncate font-medium text-ink-2">{title}</span>
        ) : (
          <Link
            to={`/artifacts/${id}`}
            className="hit-area truncate rounded-sm font-medium text-ink-1 underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        )}
        <p className="truncate text-xs text-ink-3">
          {kinds[kind]}
          {owner && <span className={restorableUntil ? "max-sm:hidden" : ""}>{` · ${owner.name}`}</span>}
          <span className="sm:hidden">
            {" · "}
            {restorableUntil ? words.columns.erased : ""}{" "}
            <RelativeTime at={new Date(restorableUntil ?? updatedAt)} />
          </span>
        </p>
        {conversation && (
          <p className="truncate text-xs md:hidden">
            <ConversationLink of={artifact} />
          </p>
        )}
      </div>
    </div>
  );
}

function ConversationLink({ of: { id, conversation, restorableUntil } }: { of: ArtifactAnywhere }) {
  const words = useTexts(artifactTexts);
  if (!conversation) return <span className="text-ink-3">{words.anywhere.notShared}</span>;
  return (
    <Link
      to={`/chat/${conversation.id}${restorableUntil ? "" : `?artifact=${id}`}`}
      className="hit-area rounded-sm text-ink-2 underline-offset-4 hover:text-ink-1 hover:underline"
    >
      {conversation.title || words.untitledConversation}
    </Link>
  );
}

interface ArtifactTableProps {
  artifacts: readonly ArtifactAnywhere[];
  show: ShownArtifacts;
  isRefreshing: boolean;
}
