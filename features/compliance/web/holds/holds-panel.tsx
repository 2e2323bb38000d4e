import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import type { Hold } from "../../contract/index.ts";
import { HoldCard } from "./hold-card.tsx";
import { holdsTexts } from "./texts/holds-texts.ts";

/** The standing holds, and folded away those that are over. */
export function HoldsPanel({ holds, mayPlace, onPlace }: HoldsPanelProps) {
  const { list: words } = useTexts(holdsTexts);
  const standing = holds.filter(({ state }) => state === "standing");
  const over = holds.filter(({ state }) => state !== "standing");
  const place = mayPlace && (
    <Button variant="primary" onClick={onPlace}>
      {words.place}
    </Button>
  );
  return (
    <Panel
      title={words.title}
      count={standing.length}
      description={words.description}
      actions={standing.length > 0 && place}
    >
      {standing.length === 0 ? (
        <EmptyState action={place}>{words.empty}</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {standing.map((hold) => (
            <HoldCard key={hold.id} hold={hold} mayChange={mayPlace} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details className="mt-4">
          <summary className="cursor-pointer py-1 text-sm text-ink-2">{words.over(over.length)}</summary>
          <ul className="mt-2 grid grid-cols-1 gap-3">
            {over.map((hold) => (
              <HoldCard key={hold.id} hold={hold} mayChange={mayPlace} />
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}

interface HoldsPanelProps {
  holds: readonly Hold[];
  /** Auditors only read them. */
  mayPlace: boolean;
  onPlace: () => void;
}
