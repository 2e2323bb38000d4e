import { ArrowUpRight, House, Network } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow } from "../../contract/index.ts";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** How far data goes, as a picture and a word. */
export function ReachBadge({ reach }: { reach: DiagramFlow["reach"] }) {
  const { reaches } = useTexts(diagramTexts);
  const Icon = icons[reach];
  return (
    <span className="inline-flex items-center gap-1 font-mono text-xs whitespace-nowrap text-ink-2">
      <Icon aria-hidden="true" size={13} />
      {reaches[reach]}
    </span>
  );
}

const icons = { installation: House, network: Network, outside: ArrowUpRight };
