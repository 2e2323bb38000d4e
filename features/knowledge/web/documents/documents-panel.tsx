import { useRef, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { LoadMore } from "#platform/web/ui/load-more.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { SearchField } from "#platform/web/ui/search-field.tsx";
import { Segmented } from "#platform/web/ui/segmented.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useDelayedValue } from "#platform/web/ui/use-delayed-value.ts";
import type { Collection } from "../../contract/index.ts";
import { AddDocuments } from "../adding/add-documents.tsx";
import { type DocumentSources, DocumentSourcesOf } from "../adding/document-sources.tsx";
import { UploadPanel } from "../adding/upload-panel.tsx";
import { useUploads } from "../adding/use-uploads.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { useDocuments } from "../api/use-documents.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { DocumentFolders } from "./document-folders.tsx";

const pauseMs = 250;

/** The documents of a collection, and adding more to those who may. */
export function DocumentsPanel({ collection }: { collection: Collection }) {
  const { documents: words } = useTexts(knowledgeTexts);
  const { id, abilities, documents: counts } = collection;
  const sources = useRef<DocumentSources>(null);
  const [typed, setTyped] = useState("");
  const [show, setShow] = useState<"all" | "failed">("all");
  const search = useDelayedValue(typed.trim(), pauseMs);
  const documents = useDocuments(id, search, show === "failed" ? "failed" : undefined);
  const { reload } = useDocumentActs();
  const uploads = useUploads(id, () => void reload());
  const found = documents.data?.pages.flatMap(({ items }) => items) ?? [];
  const isFiltered = search !== "" || show !== "all";
  const hasNone = documents.data !== undefined && found.length === 0 && !documents.isPlaceholderData;
  const isUploading = uploads.uploads.some(({ state }) => state === "waiting" || state === "uploading");
  const hasNothing = hasNone && !isFiltered && !isUploading;
  return (
    <Panel
      title={words.title}
      count={counts.total}
      actions={abilities.edit && !hasNothing && <AddDocuments sources={sources} />}
    >
      <div className="grid grid-cols-1 gap-4">
        {abilities.edit && <DocumentSourcesOf collectionId={id} sources={sources} />}
        <UploadPanel collectionId={id} list={uploads} />
        {!hasNothing && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <SearchField
              label={words.search}
              className="w-full sm:w-64"
              maxLength={120}
              value={typed}
              onValueChange={setTyped}
            />
            {(counts.failed > 0 || show === "failed") && (
              <Segmented
                label={words.which}
                options={[
                  { value: "all", label: words.shows.all },
                  { value: "failed", label: `${words.shows.failed} ${counts.failed}` },
                ]}
                value={show}
                onChange={setShow}
              />
            )}
          </div>
        )}
        <UntilLoaded of={documents} title={words.failed} waiting={<Skeleton className="h-48 w-full" />} />
        {found.length > 0 && <DocumentFolders documents={found} />}
        {documents.hasNextPage && (
          <LoadMore
            shown={found.length}
            isLoading={documents.isFetchingNextPage}
            onLoad={() => void documents.fetchNextPage()}
          />
        )}
        {hasNothing && (
          <EmptyState action={abilities.edit && <AddDocuments sources={sources} isFirst />}>
            {abilities.edit ? words.empty : words.emptyForReaders}
          </EmptyState>
        )}
        {hasNone && isFiltered && (
          <EmptyState
            action={
              <Button
                onClick={() => {
                  setTyped("");
                  setShow("all");
                }}
              >
                {words.clear}
              </Button>
            }
          >
            {words.noMatch}
          </EmptyState>
        )}
      </div>
    </Panel>
  );
}
