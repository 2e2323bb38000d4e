import { Suspense } from "react";
import { NotHere } from "#features/sharing/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import type { CollectionEnding } from "../api/use-collection-ending.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** In place of what the person may not read: what happened while it was open, and asking for access. */
export function NotReadable({ collectionId, ending }: NotReadableProps) {
  const { collection: words } = useTexts(knowledgeTexts);
  return (
    <div className="grid grid-cols-1 gap-5">
      {ending && <Banner tone="warn">{words.endings[ending]}</Banner>}
      {ending !== "deleted" && (
        <div className="flex justify-center">
          <Suspense fallback={null}>
            <NotHere noun="collection" id={collectionId} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

interface NotReadableProps {
  collectionId: string;
  /** Undefined: it was never open here. */
  ending: CollectionEnding | undefined;
}
