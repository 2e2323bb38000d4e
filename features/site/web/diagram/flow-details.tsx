import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { ReachBadge } from "./reach-badge.tsx";
import { Readout } from "./readout.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";
import type { DiagramTexts } from "./texts/english.ts";

/** One flow: which data, why, how long it is kept, and whether it leaves. */
export function FlowDetails({ flow, nodes, number, onClose }: FlowDetailsProps) {
  const words = useTexts(diagramTexts);
  return (
    <Readout
      kicker={words.flow(number)}
      title={nameFlow(flow, nodes, words)}
      focusKey={flow.id}
      onClose={onClose}
    >
      <dl className="grid gap-3 text-sm">
        {facts(flow, words.facts).map(({ label, value }) => (
          <div key={label}>
            <dt className="font-mono text-xs text-ink-3">{label}</dt>
            <dd className="text-md text-ink-1">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="font-mono text-xs text-ink-3">{words.facts.reach}</dt>
          <dd>
            <ReachBadge reach={flow.reach} />
          </dd>
        </div>
      </dl>
    </Readout>
  );
}

interface FlowDetailsProps {
  flow: DiagramFlow;
  nodes: readonly DiagramNode[];
  number: number;
  onClose: () => void;
}

/** Both ends in words, for example "Server and PostgreSQL" or "Worker to Mail server". */
export function nameFlow(
  { from, to, isBothWays }: DiagramFlow,
  nodes: readonly DiagramNode[],
  { both, oneWay }: DiagramTexts,
): string {
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return (isBothWays ? both : oneWay)(labelOf(from), labelOf(to));
}

function facts({ data, why, kept }: DiagramFlow, words: DiagramTexts["facts"]) {
  return [
    { label: words.data, value: data },
    { label: words.why, value: why },
    { label: words.kept, value: kept },
  ];
}
