import type { ReactNode } from "react";
import { formatSize } from "#features/files/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { OutsideLink } from "#platform/web/markdown/outside-link.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { describeInterval } from "../adding/interval-field.tsx";
import { describeKind } from "../documents/describe-kind.ts";
import { DocumentStatus } from "../documents/document-facts.tsx";
import { DocumentProblem } from "../documents/document-problem.tsx";
import type { DocumentHandling } from "../documents/use-document-handling.tsx";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";

/** What a document is, where it is from, and how it stands. */
export function FactsPanel({
  document,
  handling,
}: {
  document: KnowledgeDocument;
  handling: DocumentHandling;
}) {
  const words = useTexts(knowledgeTexts);
  const {
    documents,
    documents: { page },
  } = words;
  const { state, source, address, kind, folder, addedBy, createdAt, indexedAt, checkedAt } = document;
  const { pageCount, passageCount, isCutShort, refreshHours, sizeBytes, version } = document;
  const content = [
    ...(pageCount === null ? [] : [documents.pages(pageCount)]),
    passageCount === 0 ? documents.noPassages : documents.passages(passageCount),
  ];
  const isNewVersionRead = state !== "ready" && state !== "failed" && passageCount > 0;
  return (
    <Panel title={page.facts} actions={<DocumentStatus state={state} />}>
      <div className="grid grid-cols-1 gap-3">
        <DocumentProblem {...{ document, handling }} />
        {isNewVersionRead && <p className="text-sm text-ink-2">{documents.newVersion}</p>}
        {isCutShort && <p className="text-sm text-ink-2">{documents.cutShort}</p>}
        <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm lg:grid-cols-3">
          <Fact name={page.source}>
            {address ? <OutsideLink address={address}>{address}</OutsideLink> : documents.sources[source]}
          </Fact>
          {kind && <Fact name={page.kind}>{describeKind(kind, documents.kinds)}</Fact>}
          {folder && <Fact name={page.folder}>{folder}</Fact>}
          <Fact name={page.size}>
            {formatSize(sizeBytes)}
            {version > 1 && `, ${documents.version(version)}`}
          </Fact>
          {indexedAt && <Fact name={page.content}>{content.join(" · ")}</Fact>}
          <Fact name={page.added}>
            <RelativeTime at={new Date(createdAt)} />
            {addedBy && ` · ${addedBy.name}`}
          </Fact>
          {indexedAt && (
            <Fact name={page.read}>
              <RelativeTime at={new Date(indexedAt)} />
            </Fact>
          )}
          {source === "address" && (
            <Fact name={documents.acts.interval}>{describeInterval(refreshHours, words)}</Fact>
          )}
          {source === "address" && checkedAt && (
            <Fact name={documents.checked}>
              <RelativeTime at={new Date(checkedAt)} />
            </Fact>
          )}
        </dl>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="text-ink-1 wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
