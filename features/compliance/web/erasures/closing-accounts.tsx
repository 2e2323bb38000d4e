import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { erasureTexts } from "./texts/erasure-texts.ts";
import type { useClosingAccounts } from "./use-erasures.ts";
import { WaitingRow } from "./waiting-row.tsx";

/** The accounts that their person closed, and a button for those after the last one shown. */
export function ClosingAccounts({ closing }: { closing: ReturnType<typeof useClosingAccounts> }) {
  const words = useTexts(erasureTexts);
  const accounts = closing.data?.pages.flatMap(({ items }) => items) ?? [];
  if (accounts.length === 0) return null;
  return (
    <section className="mb-4">
      <h3 className="text-sm font-semibold">{words.waiting.title}</h3>
      <ul aria-label={words.waiting.caption}>
        {accounts.map((one) => (
          <WaitingRow key={one.userId} one={one} />
        ))}
      </ul>
      {closing.hasNextPage && (
        <Button
          size="sm"
          className="mt-3"
          busy={closing.isFetchingNextPage}
          onClick={() => void closing.fetchNextPage()}
        >
          {words.waiting.more}
        </Button>
      )}
    </section>
  );
}
