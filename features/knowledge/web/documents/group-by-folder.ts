import type { KnowledgeDocument } from "../../contract/index.ts";

export interface DocumentFolder {
  /** Empty: without a folder. */
  folder: string;
  documents: KnowledgeDocument[];
}

/** Documents that come by folder, each folder with its own. */
export function groupByFolder(documents: readonly KnowledgeDocument[]): DocumentFolder[] {
  const folders = new Map<string, KnowledgeDocument[]>();
  for (const document of documents) {
    folders.set(document.folder, [...(folders.get(document.folder) ?? []), document]);
  }
  return [...folders].map(([folder, inside]) => ({ folder, documents: inside }));
}
