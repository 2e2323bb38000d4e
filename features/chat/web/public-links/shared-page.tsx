import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { useLinkToken } from "./read-link-token.ts";
import { SharedConversation } from "./shared-conversation.tsx";
import { SharedFrame } from "./shared-frame.tsx";
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
