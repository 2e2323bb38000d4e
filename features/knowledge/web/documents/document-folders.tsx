import { Folder } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { knowledgeTexts } from "../texts/knowledge-texts.ts";
import { DocumentRow } from "./document-row.tsx";

/** Documents below the folders that they are in. */
export function DocumentFolders({ documents }: { documents: readonly KnowledgeDocument[] }) {
  const { documents: words } = useTexts(knowledgeTexts);
  const folders = groupByFolder(documents);
  const hasFolders = folders.some(({ folder }) => folder !== "");
  return (
    <div className="grid grid-cols-1 gap-4">
      {folders.map(({ folder, documents: inside }) => (
        <section key={folder} aria-label={folder || words.top} className="min-w-0">
          {hasFolders && (
            <h3 className="mb-1 flex items-center gap-2 text-sm font-medium text-ink-2 wrap-anywhere">
              <Folder aria-hidden="true" size={14} className="shrink-0 text-ink-3" />
              {folder || words.top}
            </h3>
          )}
          <ul
            aria-label={folder ? `${words.label}: ${folder}` : words.label}
            className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1 px-3"
          >
            {inside.map((document) => (
              <DocumentRow key={document.id} document={document} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DocumentFolder {
  /** Empty: without a folder. */
  folder: string;
  documents: KnowledgeDocument[];
}

/** Documents that come by folder, each folder with its own. */
function groupByFolder(documents: readonly KnowledgeDocument[]): DocumentFolder[] {
  const folders = new Map<string, KnowledgeDocument[]>();
  for (const document of documents) {
    folders.set(document.folder, [...(folders.get(document.folder) ?? []), document]);
  }
  return [...folders].map(([folder, inside]) => ({ folder, documents: inside }));
}
