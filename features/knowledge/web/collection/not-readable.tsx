import { Suspense } from "react";
import { NotHere } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { newTextForm } from "../adding/new-text-form.ts";
import type { CollectionEnding } from "../api/use-collection-ending.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

const LeftText = optionalPart(async () => (await import("#platform/web/left-text/left-text.tsx")).LeftText);

/**
 * In place of what the person may not read: what happened while it was open, asking for access, the way to the rest,
 * and the new text that they were writing. An edited text is not shown: it is what they may not read.
 */
export function NotReadable({ collectionId, ending, what }: NotReadableProps) {
  const words = useTexts(knowledgeTexts);
  return (
    <>
      <EmptyState
        drawing={<NoMatchDrawing />}
        action={
          <div className="flex flex-wrap items-center justify-center gap-2">
            <LinkButton to="/agents/knowledge">{words.all}</LinkButton>
            {ending !== "deleted" && (
              <Suspense fallback={null}>
                <NotHere noun="collection" path="/api/v1/collections/{id}" id={collectionId} />
              </Suspense>
            )}
          </div>
        }
      >
        <span role="status">{ending ? words.collection.endings[ending] : words.notHere[what]}</span>
      </EmptyState>
      {what === "collection" && (
        <Suspense fallback={null}>
          <LeftText key={collectionId} form={newTextForm(collectionId)} />
        </Suspense>
      )}
    </>
  );
}

interface NotReadableProps {
  collectionId: string;
  /** Undefined: it was never open here. */
  ending: CollectionEnding | undefined;
  what: "collection" | "document";
}
