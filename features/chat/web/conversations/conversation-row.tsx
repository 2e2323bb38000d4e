import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { Link } from "react-router";
import { runStatuses } from "#features/agents/contract/index.ts";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { Conversation } from "../../contract/index.ts";
import { useConversationPath } from "../conversation-home.ts";
import { RenameField } from "./rename-field.tsx";

/** A conversation in the list. Opens it and offers to rename or delete it. */
export const ConversationRow = memo(function ConversationRow({
  conversation,
  isOpen,
  onRename,
  onDelete,
  onOpen,
}: ConversationRowProps) {
  const { id, title, activeRun, abilities } = conversation;
  const conversationPath = useConversationPath();
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming) {
    return (
      <RenameField title={title} onRename={(next) => onRename(id, next)} onClose={() => setRenaming(false)} />
    );
  }
  return (
    <div
      className={classNames(
        "group relative flex items-center rounded-md transition-colors",
        isOpen ? "bg-paper-3" : "hover:bg-paper-3",
      )}
    >
      <Link
        to={conversationPath(id)}
        data-conversation={id}
        aria-current={isOpen ? "page" : undefined}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === "F2" && abilities.rename) setRenaming(true);
          if (event.key === "Delete" && abilities.delete) onDelete(conversation);
        }}
        className={classNames(
          "flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md pr-9 pl-2.5 text-sm -outline-offset-2 pointer-coarse:h-11",
          isOpen ? "font-medium text-ink-1" : "text-ink-2",
        )}
      >
        {activeRun && (
          <ChevronIcon
            isFilled={false}
            className={classNames(
              "-ml-1 shrink-0",
              activeRun.status === "running" ? "animate-breathe text-accent" : "text-ink-3",
            )}
          />
        )}
        <span className="min-w-0 flex-1 truncate">{title || "New conversation"}</span>
        {activeRun && (
          <span className="shrink-0 text-xs font-normal text-ink-3">
            <span className="sr-only">, </span>
            {runStatuses[activeRun.status].word}
          </span>
        )}
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
    </div>
  );
});

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  onRename: (id: string, title: string) => void;
  onDelete: (conversation: Conversation) => void;
  onOpen?: () => void;
}
