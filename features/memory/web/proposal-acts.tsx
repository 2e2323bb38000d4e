import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Memory } from "../contract/index.ts";
import { memoryTexts } from "./texts/memory-texts.ts";
import { useMemoryActs } from "./use-memories.ts";
import { useToldAct } from "./use-told-act.ts";

/** Accepts a proposal by one press, opens it for other words, or declines it. */
export function ProposalActs({ memory, onEdit }: { memory: Memory; onEdit: () => void }) {
  const { proposals: words } = useTexts(memoryTexts);
  const acts = useMemoryActs();
  const { isBusy, perform } = useToldAct();
  const { text, version } = memory;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="primary"
        disabled={isBusy}
        aria-label={words.acceptNamed(text)}
        onClick={() => perform(() => acts.accept(memory, { version }))}
      >
        {words.accept}
      </Button>
      <Button size="sm" disabled={isBusy} aria-label={words.editNamed(text)} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button
        size="sm"
        disabled={isBusy}
        aria-label={words.declineNamed(text)}
        onClick={() => perform(() => acts.forget(memory))}
      >
        {words.decline}
      </Button>
    </div>
  );
}
