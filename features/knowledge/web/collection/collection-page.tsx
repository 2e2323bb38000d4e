import { Suspense } from "react";
import { useParams } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useCollectionEnding } from "../api/use-collection-ending.ts";
import { useCollection } from "../api/use-collections.ts";
import { useKnowledgeChanges } from "../api/use-knowledge-changes.ts";
import { useArea } from "../area.ts";
import { DocumentsPanel } from "../documents/documents-panel.tsx";
import { QuestionPanel } from "../lazy-parts.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { CollectionActs } from "./collection-acts.tsx";
import { NotReadable } from "./not-readable.tsx";
import { ReadingLine } from "./reading-line.tsx";

/** A collection: its documents, and which passages of it a question finds. */
export function CollectionPage() {
  const { collectionId = "" } = useParams();
  const words = useTexts(knowledgeTexts);
  const Area = useArea();
  const collection = useCollection(collectionId);
  const ending = useCollectionEnding(collectionId);
  useKnowledgeChanges();
  useDocumentTitle(collection.data?.name ?? words.collection.title);
  const isNotHere = collection.error instanceof ApiError && collection.error.status === 404;
  const data = isNotHere ? undefined : collection.data;
  return (
    <Area
      title={data?.name ?? words.collection.title}
      lead={data && <CollectionLead description={data.description} owner={ownerOf(data, words.collection)} />}
      actions={
        <>
          {!isNotHere && <LinkButton to="/agents/knowledge">{words.all}</LinkButton>}
          {data && <CollectionActs key={data.id} collection={data} />}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {!data && !isNotHere && (
          <UntilLoaded
            of={{ ...collection, data: undefined }}
            title={words.collection.failed}
            waiting={<Skeleton className="h-96 w-full" />}
          />
        )}
        {isNotHere && <NotReadable what="collection" {...{ collectionId, ending }} />}
        {data && <ReadingLine key={`reading ${data.id}`} collection={data} />}
        {data && <DocumentsPanel key={`documents ${data.id}`} collection={data} />}
        {data && data.passageCount > 0 && (
          <Suspense fallback={null}>
            <QuestionPanel key={`question ${data.id}`} collectionIds={[data.id]} />
          </Suspense>
        )}
      </div>
    </Area>
  );
}

function CollectionLead({ description, owner }: { description: string; owner: string | undefined }) {
  return (
    <>
      {description && <span className="block whitespace-pre-line">{description}</span>}
      {owner && <span className="block text-sm text-ink-3">{owner}</span>}
    </>
  );
}

/** Said only to people whose collection it is not. */
function ownerOf(
  { abilities, owner }: { abilities: { share: boolean }; owner: { name: string } | null },
  words: { owner: (name: string) => string; deletedOwner: string },
): string | undefined {
  return abilities.share ? undefined : words.owner(owner?.name ?? words.deletedOwner);
}
