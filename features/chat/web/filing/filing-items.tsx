import { Archive, ArchiveRestore, Folder, FolderMinus, Pin, PinOff, SquareCheck } from "lucide-react";
import type { MenuItem } from "#platform/web/ui/menu-entry.tsx";
import type { Filing, Folder as FolderType } from "../../contract/index.ts";
import { archived, isSameFiling, listed, pinned } from "./filing-view.ts";

/** Entries of a menu that change where a conversation is kept. */
export function filingItems({ from, folders, onFile, onSelect }: FilingItemsOptions): MenuItem[] {
  const entry = (key: string, label: string, Icon: typeof Pin, to: Filing, where: string): MenuItem => ({
    ...{ key, label },
    icon: <Icon aria-hidden="true" size={16} />,
    onSelect: () => onFile(to, where),
  });
  return [
    ...(onSelect
      ? [
          {
            ...{ key: "select", label: "Select", shortcut: ["X"], onSelect },
            icon: <SquareCheck aria-hidden="true" size={16} />,
          },
        ]
      : []),
    from.state === "pinned"
      ? entry("unpin", "Unpin", PinOff, listed, "unpinned")
      : entry("pin", "Pin", Pin, pinned, "pinned"),
    from.state === "archived"
      ? entry("unarchive", "Unarchive", ArchiveRestore, listed, "back in the list")
      : entry("archive", "Archive", Archive, archived, "archived"),
    ...(from.state === "in_folder"
      ? [entry("unfile", "Remove from folder", FolderMinus, listed, "back in the list")]
      : []),
    ...moveItems(from, folders, onFile),
  ];
}

/** "Move to" with every other folder. */
export function moveItems(
  from: Filing | undefined,
  folders: readonly FolderType[],
  onFile: FilingItemsOptions["onFile"],
): MenuItem[] {
  const others = folders.filter(
    ({ id }) => !from || !isSameFiling(from, { state: "in_folder", folderId: id }),
  );
  if (others.length === 0) return [];
  return [
    { type: "heading", key: "move", label: "Move to folder" },
    ...others.map(
      ({ id, name }): MenuItem => ({
        key: id,
        label: name,
        icon: <Folder aria-hidden="true" size={16} />,
        onSelect: () => onFile({ state: "in_folder", folderId: id }, `moved to ${name}`),
      }),
    ),
    { type: "rule", key: "after-move" },
  ];
}

interface FilingItemsOptions {
  from: Filing;
  folders: readonly FolderType[];
  onFile: (to: Filing, where: string) => void;
  onSelect: (() => void) | undefined;
}
