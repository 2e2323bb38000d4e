import { TriangleAlert } from "lucide-react";
import type { LookAlike } from "./look-alikes.ts";

/** Says where a host with unusual letters really leads. */
export function LookAlikeNote({ found }: { found: LookAlike | undefined }) {
  if (!found) return null;
  return (
    <span className="ml-1 inline-flex max-w-full items-baseline gap-1 rounded-sm bg-bad-soft px-1 text-xs text-bad wrap-anywhere">
      <TriangleAlert aria-hidden="true" size={12} className="shrink-0 translate-y-px" />
      <span>
        unusual letters, really <span className="font-mono">{found.ascii}</span>
      </span>
    </span>
  );
}
