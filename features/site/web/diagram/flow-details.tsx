import type { DiagramFlow, DiagramNode } from "../../contract/index.ts";
import { ReachBadge } from "./reach-badge.tsx";
import { Readout } from "./readout.tsx";

/** One flow: which data, why, how long it is kept, and whether it leaves. */
export function FlowDetails({ flow, nodes, number, onClose }: FlowDetailsProps) {
  return (
    <Readout kicker={`flow ${number}`} title={nameFlow(flow, nodes)} focusKey={flow.id} onClose={onClose}>
      <dl className="grid gap-3 text-sm">
        {facts(flow).map(({ label, value }) => (
          <div key={label}>
            <dt className="font-mono text-xs text-ink-3">{label}</dt>
            <dd className="text-md text-ink-1">{value}</dd>
          </div>
        ))}
        <div>
          <dt className="font-mono text-xs text-ink-3">Reach</dt>
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
export function nameFlow({ from, to, isBothWays }: DiagramFlow, nodes: readonly DiagramNode[]): string {
  const labelOf = (id: string) => nodes.find((node) => node.id === id)?.label ?? id;
  return `${labelOf(from)} ${isBothWays ? "and" : "to"} ${labelOf(to)}`;
}

function facts({ data, why, kept }: DiagramFlow) {
  return [
    { label: "Data", value: data },
    { label: "Why", value: why },
    { label: "Kept", value: kept },
  ];
}
