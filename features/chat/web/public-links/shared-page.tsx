import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSyncExternalStore } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { PublicHeader } from "#platform/web/page/public-header.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { SharedConversation } from "./shared-conversation.tsx";
import { SharedGone } from "./shared-gone.tsx";
import { sharedPageTexts } from "./texts/shared-page-texts.ts";

/** The page behind a public link. */
export function SharedPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <SharedFrame>
        <OpenedLink token={useLinkToken()} />
      </SharedFrame>
    </QueryClientProvider>
  );
}

function OpenedLink({ token }: { token: string }) {
  const { failed } = useTexts(sharedPageTexts);
  const opened = useQuery({
    queryKey: ["shared", token],
    queryFn: async ({ signal }) =>
      (await api.POST("/api/v1/public-links/open", { body: { token }, signal })).data ?? null,
    // Every reading counts as an opening.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (opened.isPending) return <CentredSpinner className="flex-1" />;
  if (opened.data) return <SharedConversation conversation={opened.data} />;
  if (opened.error instanceof ApiError && opened.error.status === 404) return <SharedGone />;
  return (
    <ErrorState
      title={failed}
      message={describeError(opened.error)}
      onRetry={() => void opened.refetch()}
      isRetrying={opened.isFetching}
      className="m-auto"
    />
  );
}

/** The token behind the number sign of the address. Servers, logs and referrers never receive it. */
function useLinkToken(): string {
  return useSyncExternalStore(subscribe, readToken);
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function readToken(): string {
  return location.hash.slice(1, 201);
}

/** The frame of a page that strangers read. */
function SharedFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PublicHeader />
      {children}
    </>
  );
}
