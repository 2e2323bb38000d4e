import { useEffect, useRef } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { isBeingRead } from "../api/use-documents.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { PassageText } from "./passage-text.tsx";
import { usePassages } from "./use-passages.ts";

/**
 * The text of a document in passages, in order. The passage that is meant is marked, and scrolled to once. Whoever comes
 * from a quote of an earlier version is told so.
 */
export function PassagesPanel({ document, meant, quotedVersion }: PassagesPanelProps) {
  const { page: words } = useTexts(knowledgeTexts).documents;
  const { passageCount, indexedVersion } = document;
  const passages = usePassages(document, meant);
  const marked = useRef<HTMLLIElement>(null);
  const found = passages.data?.pages.flatMap(({ items }) => items) ?? [];
  const isOfEarlier = quotedVersion !== undefined && quotedVersion < indexedVersion;
  const isFound = meant !== undefined && found.some(({ number }) => number === meant);
  useEffect(() => {
    if (isFound) marked.current?.scrollIntoView({ block: "center" });
  }, [isFound]);

  if (passageCount === 0)
    return (
      <Panel title={words.passages}>
        <p className="text-sm text-ink-2">{isBeingRead(document) ? words.waiting : words.none}</p>
      </Panel>
    );
  return (
    <Panel title={words.passages} count={passageCount}>
      <div className="grid grid-cols-1 gap-3">
        {isOfEarlier && isFound && <Banner tone="warn">{words.changedSince}</Banner>}
        {meant !== undefined && passages.data && !isFound && <Banner tone="warn">{words.gone(meant)}</Banner>}
        <UntilLoaded
          of={passages}
          title={words.passagesFailed}
          waiting={<Skeleton className="h-96 w-full" />}
        />
        {passages.hasPreviousPage && (
          <Button
            className="justify-self-start"
            busy={passages.isFetchingPreviousPage}
            onClick={() => void passages.fetchPreviousPage()}
          >
            {words.earlier}
          </Button>
        )}
        {found.length > 0 && (
          <ol aria-label={words.passages} className="grid min-w-0 gap-1">
            {found.map((passage) => (
              <PassageText
                key={passage.number}
                passage={passage}
                isChanged={isOfEarlier}
                {...(passage.number === meant && { marked })}
              />
            ))}
          </ol>
        )}
        {passages.hasNextPage && (
          <Button
            className="justify-self-start"
            busy={passages.isFetchingNextPage}
            onClick={() => void passages.fetchNextPage()}
          >
            {words.later}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface PassagesPanelProps {
  document: KnowledgeDocument;
  meant: number | undefined;
  /** Which text was quoted. Undefined: the person does not come from a quote. */
  quotedVersion: number | undefined;
}
