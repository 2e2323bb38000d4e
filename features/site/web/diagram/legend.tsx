import { useTexts } from "#platform/web/language/texts.ts";
import type { DiagramFlow } from "../../contract/index.ts";
import { reachDashes } from "./diagram-words.ts";
import { ReachBadge } from "./reach-badge.tsx";
import { diagramTexts } from "./texts/diagram-texts.ts";

/** What the lines mean. */
export function Legend() {
  const { lines } = useTexts(diagramTexts);
  return (
    <ul aria-label={lines} className="flex flex-wrap gap-x-5 gap-y-1">
      {reaches.map((reach) => (
        <li key={reach} className="flex items-center gap-2">
          <svg width="34" height="6" aria-hidden="true">
            <path d="M0 3h34" stroke="var(--ink-2)" strokeWidth="1.3" strokeDasharray={reachDashes[reach]} />
          </svg>
          <ReachBadge reach={reach} />
        </li>
      ))}
    </ul>
  );
}

const reaches: readonly DiagramFlow["reach"][] = ["installation", "network", "outside"];
