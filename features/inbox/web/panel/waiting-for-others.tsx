import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { useInbox } from "../use-inbox.ts";
import { ItemCard } from "./item-card.tsx";

/** What others have to decide before the reader's work goes on. Folded, because it needs nothing of the reader. */
export function WaitingForOthers() {
  const inbox = useInbox("others");
  const [isOpen, setOpen] = useState(false);
  const items = inbox.data?.pages.flatMap((page) => page.items) ?? [];
  const total = inbox.data?.pages[0]?.counts.others ?? 0;
  return (
    <section aria-labelledby="others-title" className="mt-4">
      <div className="flex items-center gap-3">
        <h3 id="others-title" className="text-sm text-ink-2">
          Waits for others <span className="tabular-nums">{total}</span>
        </h3>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Show"}
        </Button>
      </div>
      {isOpen && inbox.isError && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(inbox.error)}
        </p>
      )}
      {isOpen && (
        <ul className="mt-2 grid min-w-0 gap-3">
          {items.map((item) => (
            <li key={item.id} className="min-w-0">
              <ItemCard item={item} onSettled={() => {}} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <LoadMore
          shown={items.length}
          total={total}
          isLoading={inbox.isFetchingNextPage}
          onLoad={() => inbox.fetchNextPage()}
        />
      )}
    </section>
  );
}
