import type { ReactNode } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import type { SharedRef } from "../../contract/index.ts";
import { AskAccess } from "../requests/ask-access.tsx";
import { sharingTexts } from "../texts/sharing-texts.ts";

/** In place of what is no longer shared with its reader. */
export function ShareEnded({ children, ...of }: SharedRef & { children?: ReactNode }) {
  const { ended: words } = useTexts(sharingTexts);
  return (
    <div role="status">
      <EmptyState
        drawing={<NoMatchDrawing />}
        action={
          <div className="flex flex-wrap items-center justify-center gap-2">
            {children}
            <AskAccess {...of} />
          </div>
        }
      >
        <span className="block font-semibold text-ink-1">{words.title}</span>
        {words.text}
      </EmptyState>
    </div>
  );
}
