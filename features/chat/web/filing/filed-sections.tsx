import { ArrowDown, ArrowUp, Folder as FolderIcon, Pencil, Pin, Trash2 } from "lucide-react";
import { useState } from "react";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { Folder } from "../../contract/index.ts";
import { listAllConversations } from "../api/conversation-pages.ts";
import { useConversations } from "../api/use-conversations.ts";
import type { RowActs } from "../conversations/conversation-row.tsx";
import { FiledRows } from "./filed-rows.tsx";
import { FiledSection } from "./filed-section.tsx";
import { pinned } from "./filing-view.ts";
import { FolderDialog } from "./folder-dialog.tsx";
import { useFolderActs } from "./use-folders.ts";

/** Above the days: what is pinned, then the folders. Nothing of it before something was filed. */
export function FiledSections({ folders, openId, ...acts }: FiledSectionsProps) {
  const hasPinned = listAllConversations(useConversations(pinned).data).length > 0;
  const [isPinnedOpen, setPinnedOpen] = useState(true);
  const [openFolders, setOpenFolders] = useState<readonly string[]>([]);
  const [renamed, setRenamed] = useState<Folder>();
  const menuOf = useFolderMenu(folders, setRenamed);
  const toggle = (id: string) =>
    setOpenFolders((open) => (open.includes(id) ? open.filter((one) => one !== id) : [...open, id]));
  return (
    <div className="flex flex-col gap-0.5 empty:hidden">
      {hasPinned && (
        <FiledSection
          label="Pinned"
          filing={pinned}
          icon={<Pin aria-hidden="true" size={16} className="shrink-0" />}
          isOpen={isPinnedOpen}
          onToggle={() => setPinnedOpen(!isPinnedOpen)}
        >
          <FiledRows filing={pinned} empty="Nothing is pinned." {...{ openId, ...acts }} />
        </FiledSection>
      )}
      {folders.map((folder) => (
        <FiledSection
          key={folder.id}
          label={folder.name}
          filing={{ state: "in_folder", folderId: folder.id }}
          icon={<FolderIcon aria-hidden="true" size={16} className="shrink-0" />}
          menu={menuOf(folder)}
          isOpen={openFolders.includes(folder.id)}
          onToggle={() => toggle(folder.id)}
        >
          <FiledRows
            filing={{ state: "in_folder", folderId: folder.id }}
            empty="This folder is empty."
            {...{ openId, ...acts }}
          />
        </FiledSection>
      ))}
      {renamed && <FolderDialog folder={renamed} onClose={() => setRenamed(undefined)} />}
    </div>
  );
}

function useFolderMenu(folders: readonly Folder[], onRename: (folder: Folder) => void) {
  const { order, remove } = useFolderActs();
  return (folder: Folder): MenuItem[] => {
    const place = folders.indexOf(folder);
    const move = (by: 1 | -1) => {
      const ids = folders.map(({ id }) => id);
      ids.splice(place, 1);
      ids.splice(place + by, 0, folder.id);
      order(ids);
    };
    return [
      {
        ...{ key: "rename", label: "Rename", onSelect: () => onRename(folder) },
        icon: <Pencil aria-hidden="true" size={16} />,
        isDisabled: !folder.abilities.rename,
      },
      {
        ...{ key: "up", label: "Move up", onSelect: () => move(-1), isDisabled: place === 0 },
        icon: <ArrowUp aria-hidden="true" size={16} />,
      },
      {
        ...{
          key: "down",
          label: "Move down",
          onSelect: () => move(1),
          isDisabled: place === folders.length - 1,
        },
        icon: <ArrowDown aria-hidden="true" size={16} />,
      },
      {
        ...{ key: "delete", label: "Delete folder", onSelect: () => remove(folder), isDangerous: true },
        icon: <Trash2 aria-hidden="true" size={16} />,
        isDisabled: !folder.abilities.delete,
      },
    ];
  };
}

interface FiledSectionsProps extends RowActs {
  folders: readonly Folder[];
  openId: string | undefined;
}
