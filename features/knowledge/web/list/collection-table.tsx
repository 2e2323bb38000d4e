import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Table } from "#platform/web/ui/table.tsx";
import type { Collection } from "../../contract/index.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** Collections with how much is in them and what of it is not ready. */
export function CollectionTable({ collections, isRefreshing }: CollectionTableProps) {
  const { list: words } = useTexts(knowledgeTexts);
  return (
    <Table
      caption={words.label}
      rows={collections}
      rowKey={({ id }) => id}
      isRefreshing={isRefreshing}
      columns={[
        {
          key: "name",
          header: words.columns.name,
          className: "max-w-0 w-full min-w-40",
          cell: (collection) => <CollectionCell collection={collection} />,
        },
        {
          key: "documents",
          header: words.columns.documents,
          isNumeric: true,
          cell: ({ documents }) => documents.total.toLocaleString("en-US"),
        },
        {
          key: "passages",
          header: words.columns.passages,
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ passageCount }) => passageCount.toLocaleString("en-US"),
        },
        {
          key: "changed",
          header: words.columns.changed,
          isNumeric: true,
          className: "max-md:hidden",
          cell: ({ updatedAt }) => <RelativeTime at={new Date(updatedAt)} />,
        },
      ]}
    />
  );
}

function CollectionCell({ collection }: { collection: Collection }) {
  const { list: words } = useTexts(knowledgeTexts);
  const { id, name, description, owner, isShared, documents, abilities } = collection;
  return (
    <div className="grid gap-0.5 py-1">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <Link
          to={`/agents/knowledge/${id}`}
          className="hit-area min-w-0 rounded-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline"
        >
          {name}
        </Link>
        {documents.failed > 0 && (
          <span className="text-xs text-bad">{words.failedCount(documents.failed)}</span>
        )}
        {documents.waiting > 0 && (
          <span className="text-xs text-ink-3">{words.waiting(documents.waiting)}</span>
        )}
      </p>
      {description && <p className="line-clamp-2 text-ink-2 wrap-anywhere">{description}</p>}
      {abilities.share ? (
        isShared && <p className="text-xs text-ink-3">{words.shared}</p>
      ) : (
        <p className="text-xs text-ink-3 wrap-anywhere">{owner ? words.from(owner.name) : words.ofDeleted}</p>
      )}
    </div>
  );
}

interface CollectionTableProps {
  collections: readonly Collection[];
  isRefreshing: boolean;
}
