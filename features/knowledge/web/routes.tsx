import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import type { PageHandle } from "#platform/web/page/page-handle.ts";
import { type Area, KnowledgeArea } from "./area.ts";

const knowledge: PageHandle = { title: "Knowledge" };
const collection: PageHandle = { title: "Collection" };
const document: PageHandle = { title: "Document" };

/** The pages of knowledge, in the frame of the area that they belong to. */
export function knowledgeRoutes(loadArea: () => Promise<Area>): RouteObject[] {
  const inArea = (load: () => Promise<ComponentType>) => async () => {
    const [Content, area] = await Promise.all([load(), loadArea()]);
    return {
      element: (
        <KnowledgeArea value={area}>
          <Content />
        </KnowledgeArea>
      ),
    };
  };
  return [
    {
      path: "/agents/knowledge",
      handle: knowledge,
      lazy: inArea(async () => (await import("./list/collections-page.tsx")).CollectionsPage),
    },
    {
      path: "/agents/knowledge/:collectionId",
      handle: collection,
      lazy: inArea(async () => (await import("./collection/collection-page.tsx")).CollectionPage),
    },
    {
      path: "/agents/knowledge/:collectionId/documents/:documentId",
      handle: document,
      lazy: inArea(async () => (await import("./document/document-page.tsx")).DocumentPage),
    },
  ];
}
