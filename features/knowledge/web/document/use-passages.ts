import { useInfiniteQuery } from "@tanstack/react-query";
import type { KnowledgeDocument } from "../../contract/index.ts";
import { documentCalls } from "../api/document-calls.ts";
import { knowledgeKeys } from "../api/knowledge-keys.ts";

const pageSize = 50;
/** Shown before the passage that is meant, so that it has its surroundings. */
const before = 3;

interface Part {
  /** The number of the passage before the first. */
  after: number;
  limit: number;
}

/** The passages of a document around the one that is meant, earlier and later ones on demand. */
export function usePassages(document: KnowledgeDocument, meant: number | undefined) {
  const from = meant === undefined ? 0 : Math.max(0, meant - 1 - before);
  const first: Part = { after: from, limit: pageSize };
  return useInfiniteQuery({
    queryKey: knowledgeKeys.passages(document.id, document.indexedVersion, from),
    enabled: document.passageCount > 0,
    queryFn: ({ pageParam: { after, limit }, signal }) =>
      documentCalls.passages(document.id, after, limit, signal),
    initialPageParam: first,
    getNextPageParam: ({ items, nextCursor }): Part | undefined => {
      const last = items.at(-1)?.number;
      return nextCursor === null || last === undefined ? undefined : { after: last, limit: pageSize };
    },
    getPreviousPageParam: (_page, _pages, { after }): Part | undefined =>
      after === 0 ? undefined : { after: Math.max(0, after - pageSize), limit: Math.min(pageSize, after) },
  });
}
