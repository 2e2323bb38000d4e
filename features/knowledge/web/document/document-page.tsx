import { useNavigate, useParams, useSearchParams } from "react-router";
import { ApiError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { UploadPanel } from "../adding/upload-panel.tsx";
import { useUploads } from "../adding/use-uploads.ts";
import { useCollectionEnding } from "../api/use-collection-ending.ts";
import { useCollection } from "../api/use-collections.ts";
import { useDocumentActs } from "../api/use-document-acts.ts";
import { useDocument } from "../api/use-documents.ts";
import { useKnowledgeChanges } from "../api/use-knowledge-changes.ts";
import { useArea } from "../area.ts";
import { NotReadable } from "../collection/not-readable.tsx";
import { DocumentMenu } from "../documents/document-menu.tsx";
import { useDocumentHandling } from "../documents/use-document-handling.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { FactsPanel } from "./facts-panel.tsx";
import { PassagesPanel } from "./passages-panel.tsx";

/** A document with its text in passages. Citations lead here: `?passage=` names the one that is marked, `&version=` which text was quoted. */
export function DocumentPage() {
  const { collectionId = "", documentId = "" } = useParams();
  const words = useTexts(knowledgeTexts);
  const Area = useArea();
  const document = useDocument(documentId);
  const ending = useCollectionEnding(collectionId);
  useKnowledgeChanges();
  useDocumentTitle(document.data?.title ?? words.documents.page.title);
  const isNotHere = document.error instanceof ApiError && document.error.status === 404;
  if (document.data && !isNotHere) return <Shown key={documentId} document={document.data} />;
  return (
    <Area
      title={words.documents.page.title}
      actions={<LinkButton to={`/agents/knowledge/${collectionId}`}>{words.collection.title}</LinkButton>}
    >
      {isNotHere ? (
        <NotReadable what="document" {...{ collectionId, ending }} />
      ) : (
        <UntilLoaded
          of={{ ...document, data: undefined }}
          title={words.documents.page.failed}
          waiting={<Skeleton className="h-96 w-full" />}
        />
      )}
    </Area>
  );
}

function Shown({ document }: { document: KnowledgeDocument }) {
  const words = useTexts(knowledgeTexts);
  const Area = useArea();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { collectionId, title, abilities } = document;
  const home = `/agents/knowledge/${collectionId}`;
  const collection = useCollection(collectionId);
  const handling = useDocumentHandling(document, () => void navigate(home, { replace: true }));
  const { reload } = useDocumentActs();
  const uploads = useUploads(collectionId, () => void reload());
  return (
    <Area
      title={title}
      actions={
        <>
          <LinkButton to={home}>
            <span className="max-w-60 truncate">{collection.data?.name ?? words.collection.title}</span>
          </LinkButton>
          <DocumentMenu {...{ document, handling }} isOnPage />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {abilities.edit && <UploadPanel collectionId={collectionId} list={uploads} />}
        <FactsPanel {...{ document, handling }} />
        <PassagesPanel
          document={document}
          meant={readNumber(parameters.get("passage"))}
          quotedVersion={readNumber(parameters.get("version"))}
        />
      </div>
      {handling.parts}
    </Area>
  );
}

function readNumber(text: string | null): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
