import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "#platform/web/api/client.ts";
import { Button } from "#platform/web/ui/button.tsx";
import type { Passage } from "../contract/index.ts";
import { PreviewState } from "./preview-state.tsx";
import { samePlace } from "./same-place.ts";

/** The text of a file by its places. It opens at `place`, which is marked. */
export function TextView({ fileId, place }: { fileId: string; place: string | undefined }) {
  const { data, error, isFetching, refetch, ...pages } = useInfiniteQuery({
    queryKey: ["file", fileId, "passages"],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: 100, ...(pageParam && { cursor: pageParam }) };
      const params = { path: { id: fileId }, query };
      return (await api.GET("/api/v1/files/{id}/passages", { params, signal })).data;
    },
    initialPageParam: "",
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const passages = data?.pages.flatMap((page) => page?.items ?? []) ?? [];
  const marked = useRef<HTMLElement>(null);
  const isFound = place !== undefined && passages.some((passage) => samePlace(passage.place, place));

  // The cited place may stand on a later page.
  useEffect(() => {
    if (place !== undefined && !isFound && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [place, isFound, hasNextPage, isFetchingNextPage, fetchNextPage]);
  useEffect(() => {
    if (isFound) marked.current?.scrollIntoView({ block: "start" });
  }, [isFound]);

  if (error || !data)
    return (
      <PreviewState
        {...{ text: "Loading the text", error, isRetrying: isFetching, onRetry: () => void refetch() }}
      />
    );
  return (
    <>
      {sectionsOf(passages).map(({ number, place: own, text }) => {
        const isCited = place !== undefined && samePlace(own, place);
        return (
          <section
            key={number}
            ref={isCited ? marked : undefined}
            aria-label={own}
            aria-current={isCited || undefined}
            className={`scroll-mt-2 border-l-2 py-2 pl-3 ${isCited ? "border-accent bg-accent-soft" : "border-transparent"}`}
          >
            <h3 className="mb-1 text-xs font-medium text-ink-3">{own}</h3>
            <p className="text-sm break-words whitespace-pre-wrap text-ink-1">{text}</p>
          </section>
        );
      })}
      {hasNextPage && (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** Neighbours with one place are one section. */
function sectionsOf(passages: readonly Passage[]): Passage[] {
  const sections: Passage[] = [];
  for (const { number, place, text } of passages) {
    const last = sections.at(-1);
    if (last?.place === place) last.text += `\n\n${text}`;
    else sections.push({ number, place, text });
  }
  return sections;
}
