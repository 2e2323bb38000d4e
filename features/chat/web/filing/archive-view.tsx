import { ArrowLeft } from "lucide-react";
import { Button } from "#platform/web/ui/button.tsx";
import type { RowActs } from "../conversations/conversation-row.tsx";
import { FiledRows } from "./filed-rows.tsx";
import { archived } from "./filing-view.ts";

/** The archived conversations, in place of the list. */
export function ArchiveView({ openId, onClose, ...acts }: ArchiveViewProps) {
  return (
    <section aria-label="Archive" data-scroller="" className="min-h-0 flex-1 overflow-y-auto px-3 pb-4">
      <div className="flex items-center gap-2 pb-2">
        <Button size="sm" variant="ghost" icon={<ArrowLeft aria-hidden="true" size={16} />} onClick={onClose}>
          Conversations
        </Button>
      </div>
      <h3 className="px-2.5 pb-1 text-xs font-medium text-ink-3">Archive</h3>
      <FiledRows filing={archived} empty="Nothing is archived." {...{ openId, ...acts }} />
    </section>
  );
}

interface ArchiveViewProps extends RowActs {
  openId: string | undefined;
  onClose: () => void;
}
