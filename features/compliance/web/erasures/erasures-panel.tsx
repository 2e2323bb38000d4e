import { Eraser } from "lucide-react";
import { useState } from "react";
import { useAdmin } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { QuietDeskDrawing } from "#platform/web/ui/drawings/quiet-desk-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { ClosingAccounts } from "./closing-accounts.tsx";
import { ErasePersonDialog } from "./erase-person-dialog.tsx";
import { ErasureRow } from "./erasure-row.tsx";
import { KeptList } from "./kept-list.tsx";
import { erasureTexts } from "./texts/erasure-texts.ts";
import { useClosingAccounts, useErasures } from "./use-erasures.ts";

/** Erasures of the installation, for its admins. Nobody else sees anything here. */
export function ErasuresPanel() {
  return useAdmin() ? <Erasures /> : null;
}

function Erasures() {
  const words = useTexts(erasureTexts);
  const erasures = useErasures();
  const closing = useClosingAccounts();
  const hasClosing = (closing.data?.pages[0]?.items.length ?? 0) > 0;
  const [isErasing, setErasing] = useState(false);
  const pages = erasures.data?.pages ?? [];
  const { kept = [] } = pages[0] ?? {};
  const items = pages.flatMap((page) => page.items);
  const erase = (
    <Button
      size="sm"
      icon={<Eraser aria-hidden="true" size={14} />}
      onClick={() => setErasing(true)}
      disabled={!erasures.data}
    >
      {words.erase}
    </Button>
  );
  return (
    <Panel title={words.title} description={words.description} actions={erase}>
      <UntilLoaded of={erasures} title={words.failed} waiting={<Skeleton className="h-24 w-full" />} />
      {closing.isError && <UntilLoaded of={closing} title={words.waiting.failed} />}
      {erasures.data && closing.data && !hasClosing && items.length === 0 && (
        <EmptyState className="py-6" drawing={<QuietDeskDrawing />}>
          {words.empty}
        </EmptyState>
      )}
      <ClosingAccounts closing={closing} />
      {hasClosing && items.length > 0 && <h3 className="text-sm font-semibold">{words.list}</h3>}
      <ul aria-label={words.list} className="empty:hidden">
        {items.map((one) => (
          <ErasureRow key={one.id} one={one} />
        ))}
      </ul>
      {erasures.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={erasures.isFetchingNextPage}
          onClick={() => void erasures.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {kept.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-1 text-sm text-ink-2">{words.kept.title}</summary>
          <KeptList kept={kept} />
        </details>
      )}
      {isErasing && <ErasePersonDialog kept={kept} onClose={() => setErasing(false)} />}
    </Panel>
  );
}
