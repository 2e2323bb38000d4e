import { ArrowUpRight, House, Network } from "lucide-react";
import type { DiagramFlow } from "../../contract/index.ts";
import { reachWords } from "./diagram-words.ts";

/** How far data goes, as a picture and a word. */
export function ReachBadge({ reach }: { reach: DiagramFlow["reach"] }) {
  const Icon = icons[reach];
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs whitespace-nowrap text-ink-2">
      <Icon aria-hidden="true" size={13} />
      {reachWords[reach]}
    </span>
  );
}

const icons = { installation: House, network: Network, outside: ArrowUpRight };
