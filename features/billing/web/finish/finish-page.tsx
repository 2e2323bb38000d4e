import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { AuthFrame } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { queryClient } from "#platform/web/api/query-client.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { FinishForm } from "./finish-form.tsx";
import { FinishProblem } from "./finish-problem.tsx";
import { takeFinishToken } from "./finish-token.ts";
import { LinkPlan } from "./link-plan.tsx";
import { readFinish } from "./read-finish.ts";

/** Target of the mail about a completed checkout without an account. */
export function FinishPage() {
  // Pages without navigation are outside the shared query provider.
  return (
    <QueryClientProvider client={queryClient}>
      <OfThisLink />
    </QueryClientProvider>
  );
}

function OfThisLink() {
  const token = useFinishToken();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["billing", "finish", token],
    queryFn: () => readFinish(token ?? ""),
    enabled: token !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!token) return <FinishProblem code="finish_link_unknown" />;
  if (data?.hasAccount) return <LinkPlan token={token} finish={data} />;
  if (data) return <FinishForm token={token} finish={data} />;
  if (error instanceof ApiError && error.status < 429) return <FinishProblem code={error.code} />;
  if (!error) return <CentredSpinner className="min-h-dvh" />;
  return (
    <AuthFrame title="Finish your account">
      <ErrorState
        title="The link could not be checked"
        message="Nothing is lost. Try again in a moment."
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </AuthFrame>
  );
}

/** The secret of the last opened link in this tab; undefined for an invalid one. */
function useFinishToken(): string | undefined {
  const { hash } = useLocation();
  const [token, setToken] = useState(takeFinishToken);
  // Another link in the same tab only changes the fragment and loads no page.
  useEffect(() => {
    if (hash) setToken(takeFinishToken());
  }, [hash]);
  return token;
}
