import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { PublicHeader } from "#platform/web/page/public-header.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { erasureTexts } from "../texts/erasure-texts.ts";
import { ErasureFacts } from "./erasure-facts.tsx";
import { SignedText } from "./signed-text.tsx";

const everyMs = 10_000;

/** The certificate of an erasure, for anybody who has its address, signed in or not. */
export function CertificatePage() {
  return (
    <QueryClientProvider client={queryClient}>
      <PublicHeader />
      <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col page-gutter py-10">
        <OpenedErasure id={useParams().id ?? ""} />
      </div>
    </QueryClientProvider>
  );
}

function OpenedErasure({ id }: { id: string }) {
  const { page: words } = useTexts(erasureTexts);
  const opened = useQuery({
    queryKey: ["erasure", id],
    retry: false,
    queryFn: async ({ signal }) =>
      (await api.GET("/api/v1/erasures/{id}", { params: { path: { id } }, signal })).data ?? null,
    refetchInterval: ({ state }) => (state.data && !state.data.certificate ? everyMs : false),
  });
  const { data, error } = opened;
  if (opened.isPending) return <CentredSpinner className="flex-1" />;
  if (!data) {
    const isGone = error instanceof ApiError && [400, 404].includes(error.status);
    return isGone ? (
      <>
        <Heading>{words.gone}</Heading>
        <p className="mt-4 max-w-prose text-ink-2">{words.goneText}</p>
      </>
    ) : (
      <ErrorState
        title={words.failed}
        message={describeError(error)}
        onRetry={() => void opened.refetch()}
        isRetrying={opened.isFetching}
        className="m-auto"
      />
    );
  }
  return (
    <>
      <Heading>{data.certificate ? words.title : words.pending}</Heading>
      <p className="mt-4 max-w-prose text-ink-2">{data.certificate ? words.lead : words.pendingText}</p>
      <ErasureFacts erasure={data} />
      {data.certificate && <SignedText erasure={data} certificate={data.certificate} />}
    </>
  );
}

function Heading({ children }: { children: string }) {
  return <h1 className="font-serif text-3xl font-medium text-balance">{children}</h1>;
}
