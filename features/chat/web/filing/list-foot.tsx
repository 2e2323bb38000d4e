import { Archive, FolderPlus } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";

/** The archive and a new folder, at the foot of the list. */
export function ListFoot({ isArchiveShown, onArchive, onNewFolder }: ListFootProps) {
  return (
    <div className="flex items-center gap-1 border-t border-line-1 px-3 py-2">
      <Button
        size="sm"
        variant="ghost"
        aria-pressed={isArchiveShown}
        icon={<Archive aria-hidden="true" size={16} />}
        onClick={onArchive}
      >
        Archive
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="ml-auto"
        icon={<FolderPlus aria-hidden="true" size={16} />}
        onClick={onNewFolder}
      >
        New folder
      </Button>
    </div>
  );
}

interface ListFootProps {
  isArchiveShown: boolean;
  onArchive: () => void;
  onNewFolder: () => void;
}
