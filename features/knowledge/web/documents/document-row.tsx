import { FileText, Globe, PenLine } from "lucide-react";
import { Link } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { passagePath } from "../document/passage-path.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { DocumentFacts, DocumentStatus } from "./document-facts.tsx";
import { DocumentMenu } from "./document-menu.tsx";
import { DocumentProblem } from "./document-problem.tsx";
import { useDocumentHandling } from "./use-document-handling.tsx";

const icons = { upload: FileText, address: Globe, text: PenLine };

/** A document in the list: what it is, how it stands, and what helps when it cannot be used. */
export function DocumentRow({ document }: { document: KnowledgeDocument }) {
  const { documents: words } = useTexts(knowledgeTexts);
  const handling = useDocumentHandling(document);
  const { id, collectionId, title, source, state, passageCount, isCutShort } = document;
  const Icon = icons[source];
  const isNewVersionRead = state !== "ready" && state !== "failed" && passageCount > 0;
  return (
    <li aria-label={title} className="flex items-start gap-3 py-2.5">
      <Icon
        role="img"
        aria-label={words.sources[source]}
        size={16}
        className="mt-1 shrink-0 text-ink-3 max-[20rem]:hidden"
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={passagePath(collectionId, id)}
            className="hit-area min-w-0 rounded-sm text-sm font-medium text-ink-1 underline-offset-4 wrap-anywhere hover:underline"
          >
            {title}
          </Link>
          {state !== "ready" && <DocumentStatus state={state} />}
        </p>
        <DocumentFacts document={document} />
        {isNewVersionRead && <p className="text-xs text-ink-2">{words.newVersion}</p>}
        {isCutShort && <p className="text-xs text-ink-2">{words.cutShort}</p>}
        <DocumentProblem {...{ document, handling }} />
      </div>
      <DocumentMenu {...{ document, handling }} />
      {handling.parts}
    </li>
  );
}
