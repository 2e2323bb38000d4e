import { Ellipsis, Pencil, Square, SquareCheck, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "react-router";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { Conversation, Filing } from "../../contract/index.ts";
import { useConversationPath } from "../conversation-home.ts";
import { filingItems } from "../filing/filing-items.tsx";
import { listed } from "../filing/filing-view.ts";
import { useListActs } from "../filing/list-acts.ts";
import { useRowSelection } from "../filing/use-row-selection.ts";
import { RowPeople } from "../people/row-people.tsx";
import { useShareAndExport } from "../share-and-export/use-share-and-export.tsx";
import { RenameField } from "./rename-field.tsx";
import { StateDot } from "./state-dot.tsx";

/** A conversation in the list. Opens it and offers to rename or delete it. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  from = listed,
  isOpen,
  onRename,
  onDelete,
  onOpen,
}: ConversationRowProps) {
  const { id, title, activeRun, abilities } = conversation;
  const conversationPath = useConversationPath();
  const [isRenaming, setRenaming] = useState(false);
  const shareAndExport = useShareAndExport(conversation);
  const { folders, file } = useListActs();
  const row = useRowSelection(id, from);
  if (isRenaming) {
    return (
      <RenameField title={title} onRename={(next) => onRename(id, next)} onClose={() => setRenaming(false)} />
    );
  }
  return (
    <div
      className={classNames(
        "group relative flex items-center rounded-md transition-colors",
        row.isSelected ? "bg-accent-soft" : isOpen ? "bg-paper-3" : "hover:bg-paper-3",
      )}
    >
      <Link
        to={conversationPath(id)}
        data-conversation={id}
        aria-current={isOpen ? "page" : undefined}
        data-kept={JSON.stringify(from)}
        draggable
        onDragStart={row.onDragStart}
        onClick={(event) => {
          if (!row.press(event)) onOpen?.();
        }}
        onKeyDown={(event) => {
          row.onKeyDown(event);
          if (event.key === "F2" && abilities.rename) setRenaming(true);
          if (event.key === "Delete" && abilities.delete) onDelete(conversation);
        }}
        className={classNames(
          "flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md pr-2 pl-2.5 text-sm -outline-offset-2 group-focus-within:pr-9 group-hover:pr-9 pointer-coarse:h-11 pointer-coarse:pr-11",
          isOpen ? "font-medium text-ink-1" : "text-ink-2",
        )}
      >
        {row.isSelecting && (
          <span className={row.isSelected ? "text-accent" : "text-ink-3"}>
            {row.isSelected ? (
              <SquareCheck aria-hidden="true" size={16} />
            ) : (
              <Square aria-hidden="true" size={16} />
            )}
            {row.isSelected && <span className="sr-only">Selected: </span>}
          </span>
        )}
        <span className="min-w-0 flex-1 truncate">{title || "New conversation"}</span>
        <RowPeople conversation={conversation} />
        {activeRun && <StateDot status={activeRun.status} />}
      </Link>
      <Menu
        align="end"
        trigger={
          <IconButton
            label={`More for ${title || "New conversation"}`}
            size="sm"
            icon={<Ellipsis aria-hidden="true" size={16} />}
            className="absolute! right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 aria-expanded:opacity-100 pointer-coarse:right-0 pointer-coarse:opacity-100"
          />
        }
        items={[
          ...(abilities.rename
            ? [
                {
                  key: "rename",
                  label: "Rename",
                  icon: <Pencil aria-hidden="true" size={16} />,
                  shortcut: ["F2"],
                  onSelect: () => setRenaming(true),
                },
              ]
            : []),
          ...filingItems({
            ...{ from, folders, onSelect: row.toggle },
            onFile: (to, where) => file([{ id, from }], to, where),
          }),
          ...shareAndExport.items,
          ...(abilities.delete
            ? [
                {
                  key: "delete",
                  label: "Delete",
                  icon: <Trash2 aria-hidden="true" size={16} />,
                  shortcut: ["Del"],
                  isDangerous: true,
                  onSelect: () => onDelete(conversation),
                },
              ]
            : []),
        ]}
      />
      {shareAndExport.dialog}
    </div>
  );
});

/** What a row does, apart from where it is kept. */
export interface RowActs {
  onRename: (id: string, title: string) => void;
  onDelete: (conversation: Conversation) => void;
  onOpen?: (() => void) | undefined;
}

interface ConversationRowProps extends RowActs {
  conversation: Conversation;
  /** Where it is kept. */
  from?: Filing;
  isOpen: boolean;
}
