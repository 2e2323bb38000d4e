import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { documentStatuses } from "../../contract/document-status.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { describeInterval } from "../adding/interval-field.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { describeKind } from "./describe-kind.ts";

/** How a document stands, in a word. Ready is what is expected, and is not said in lists. */
export function DocumentStatus({ state }: Pick<KnowledgeDocument, "state">) {
  const { documents: words } = useTexts(knowledgeTexts);
  return <Status look={{ ...documentStatuses[state], word: words.states[state] }} />;
}

/** What a document is and how much was read of it, in a line. */
export function DocumentFacts({ document }: { document: KnowledgeDocument }) {
  const words = useTexts(knowledgeTexts);
  const { documents } = words;
  const { source, kind, address, pageCount, passageCount, state, refreshHours, updatedAt } = document;
  const facts = [
    source === "upload" && kind !== null ? describeKind(kind, documents.kinds) : documents.sources[source],
    ...(pageCount === null ? [] : [documents.pages(pageCount)]),
    ...(state === "ready" || passageCount > 0
      ? [passageCount === 0 ? documents.noPassages : documents.passages(passageCount)]
      : []),
    ...(source === "address" && refreshHours !== null ? [describeInterval(refreshHours, words)] : []),
  ];
  return (
    <p className="text-xs text-ink-3 tabular-nums wrap-anywhere">
      {address && <span className="block">{address}</span>}
      {facts.join(" · ")}
      {" · "}
      {documents.changed} <RelativeTime at={new Date(updatedAt)} />
    </p>
  );
}
