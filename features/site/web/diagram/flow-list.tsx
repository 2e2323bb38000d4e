import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { nameFlow } from "./flow-details.tsx";
import { ReachBadge } from "./reach-badge.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** The picture of where data goes as a list of all that it says. */
export function FlowList({ flows, nodes, selectedId, onSelect }: FlowListProps) {
  const words = useTexts(diagramTexts);
  return (
    <ol className="rounded-lg border border-line-1">
      {flows.map(({ flow, number }) => (
        <li
          key={flow.id}
          className={classNames(
            "grid items-start gap-x-6 gap-y-1 border-line-1 px-4 py-3 not-last:border-b md:grid-cols-[16rem_1fr_auto]",
            selectedId === flow.id && "bg-accent-soft",
          )}
        >
          <div>
            <button
              type="button"
              onClick={() => onSelect(flow.id)}
              aria-pressed={selectedId === flow.id}
              className="hit-area text-left text-base font-medium text-ink-1 hover:text-accent"
            >
              <span className="mr-2 font-mono text-xs text-ink-3">{number}</span>
              {nameFlow(flow, nodes, words)}
            </button>
            <p className="font-mono text-xs text-ink-3">{flow.label}</p>
          </div>
          <div className="max-w-prose text-sm text-ink-2">
            <p>{flow.data}</p>
            <p className="mt-1">{flow.why}</p>
            <p className="mt-1">
              <span className="text-ink-3">{words.keptColon}</span> {flow.kept}
            </p>
          </div>
          <ReachBadge reach={flow.reach} />
        </li>
      ))}
    </ol>
  );
}

interface FlowListProps {
  flows: readonly { flow: DiagramFlow; number: number }[];
  nodes: readonly DiagramNode[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}
