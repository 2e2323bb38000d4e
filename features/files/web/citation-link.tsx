import type { ReactNode } from "react";
import { readCitation } from "./link-citations.ts";
import { openPreview } from "./preview-store.ts";

/** A citation in an answer, which opens the place in the preview. Undefined for other links. */
export function citationLink(address: string, children: ReactNode): ReactNode | undefined {
  const cited = readCitation(address);
  if (!cited) return undefined;
  const words = String(children);
  const name = words.endsWith(`, ${cited.place}`) ? words.slice(0, -cited.place.length - 2) : "File";
  return (
    <button
      type="button"
      className="rounded-sm border border-line-2 bg-paper-2 px-1 text-left text-xs text-accent hover:border-accent"
      onClick={() => openPreview({ ...cited, name })}
    >
      {children}
    </button>
  );
}
