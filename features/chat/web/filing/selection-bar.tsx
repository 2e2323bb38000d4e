import { Archive, FolderInput, Trash2, X } from "lucide-react";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Menu } from "#platform/web/ui/menu.tsx";
import type { Filing, Folder } from "../../contract/index.ts";
import { ExportMenu } from "./export-menu.tsx";
import { moveItems } from "./filing-items.tsx";
import { archived, listed } from "./filing-view.ts";
import { type Selection, selectedItems } from "./selection.ts";
import { useFilingActs } from "./use-filing-acts.ts";

/** What can be done with the selected conversations, at the foot of the list. */
export function SelectionBar({ selection, folders, onRemoved }: SelectionBarProps) {
  const { file, remove } = useFilingActs();
  const items = selectedItems(selection);
  const fileAll = (to: Filing, where: string) => {
    file(items, to, where);
    selection.clear();
  };
  return (
    <div
      role="toolbar"
      aria-label="Selected conversations"
      className="flex items-center gap-0.5 border-t border-line-1 bg-paper-2 px-3 py-2"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm font-medium">
        {items.length} selected
      </p>
      <IconButton
        label="Archive"
        size="sm"
        icon={<Archive aria-hidden="true" size={16} />}
        onClick={() => fileAll(archived, "archived")}
      />
      <Menu
        align="end"
        side="top"
        trigger={<IconButton label="Move" size="sm" icon={<FolderInput aria-hidden="true" size={16} />} />}
        items={[
          { key: "list", label: "Back to the list", onSelect: () => fileAll(listed, "back in the list") },
          ...moveItems(undefined, folders, fileAll),
        ]}
      />
      <ExportMenu ids={items.map(({ id }) => id)} onRequested={selection.clear} />
      <IconButton
        label="Delete"
        size="sm"
        icon={<Trash2 aria-hidden="true" size={16} />}
        onClick={() => {
          remove(items);
          onRemoved(items.map(({ id }) => id));
          selection.clear();
        }}
      />
      <IconButton
        label="Clear selection"
        size="sm"
        icon={<X aria-hidden="true" size={16} />}
        onClick={selection.clear}
      />
    </div>
  );
}

interface SelectionBarProps {
  selection: Selection;
  folders: readonly Folder[];
  onRemoved: (ids: string[]) => void;
}
