import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { Memory } from "../contract/index.ts";
import { OriginLine } from "./origin-line.tsx";
import { ProposalActs } from "./proposal-acts.tsx";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemories } from "./use-memories.ts";

/** What the assistant would remember. Nothing while there is no proposal. */
export function ProposalsPanel({ onEdit }: { onEdit: (memory: Memory) => void }) {
  const { proposals: words, kept } = useTexts(memoryTexts);
  const proposed = useMemories({ view: "proposed" });
  const items = proposed.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={words.title} description={words.lead}>
      <ul
        aria-label={words.title}
        className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
      >
        {items.map((memory) => (
          <li key={memory.id} className="grid gap-2 px-3 py-2.5">
            <p className="text-base text-ink-1 wrap-anywhere">{memory.text}</p>
            <OriginLine memory={memory} />
            <ProposalActs memory={memory} onEdit={() => onEdit(memory)} />
          </li>
        ))}
      </ul>
      {proposed.hasNextPage && (
        <div className="flex justify-center pt-4">
          <Button size="sm" busy={proposed.isFetchingNextPage} onClick={() => void proposed.fetchNextPage()}>
            {kept.more}
          </Button>
        </div>
      )}
    </Panel>
  );
}
