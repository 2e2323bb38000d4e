import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { AgentsArea } from "#features/agents/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { Spinner } from "#platform/web/ui/spinner.tsx";

/** Where an authorization server sends the browser back to. It ends the sign-in and goes on. */
export function SignInPage() {
  const [params] = useSearchParams();
  // A second call would find the sign-in used, so that it is made once for each return.
  const [returned] = useState(() => readReturned(params));
  const end = useQuery({
    queryKey: ["connection-sign-in", returned.state],
    queryFn: async () => {
      // The code must not stay in the history.
      history.replaceState(history.state, "", location.pathname);
      return (await api.POST("/api/v1/connections/sign-in", { body: returned })).data ?? null;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  if (end.data) return <Navigate replace to={`/agents/connections/${end.data.connectionId}`} />;
  return (
    <AgentsArea
      title="Sign-in"
      actions={end.error && <LinkButton to="/agents/connections">All connections</LinkButton>}
    >
      {end.error ? (
        <Banner tone="bad">{describeError(end.error)}</Banner>
      ) : (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner sizePx={16} /> Finishing the sign-in
        </p>
      )}
    </AgentsArea>
  );
}

function readReturned(params: URLSearchParams) {
  const read = (name: string) => params.get(name) ?? undefined;
  const [code, iss, error] = [read("code"), read("iss"), read("error")];
  return {
    state: read("state") ?? "none",
    ...(code ? { code } : {}),
    ...(iss ? { iss } : {}),
    ...(error ? { error: error.slice(0, 200) } : {}),
  };
}
