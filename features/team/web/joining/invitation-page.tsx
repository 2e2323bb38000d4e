import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { InvitationCard } from "./invitation-card.tsx";
import { JoiningEnd } from "./joining-end.tsx";
import { JoiningFrame } from "./joining-frame.tsx";

/** The page behind a mailed invitation, signed in or not. */
export function InvitationPage() {
  return (
    <JoiningFrame>
      <OpenedInvitation token={useTokenOfAddress()} />
    </JoiningFrame>
  );
}

function OpenedInvitation({ token }: { token: string }) {
  const session = useSession();
  const who = session.status === "signed-in" ? session.user.id : "nobody";
  const opened = useQuery({
    queryKey: ["invitation", token, who],
    queryFn: async ({ signal }) =>
      (await api.POST("/api/v1/invitations/open", { body: { token }, signal })).data ?? null,
    enabled: session.status !== "resolving",
    // A sign-in on this page keeps what is shown.
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (opened.isPending) return <CentredSpinner className="flex-1" />;
  if (!opened.data) return <JoiningEnd error={opened.error} onRetry={() => void opened.refetch()} />;
  return <InvitationCard token={token} invitation={opened.data} />;
}

/** The token behind the number sign of the address. Servers, logs and referrers never receive it. */
function useTokenOfAddress(): string {
  return useSyncExternalStore(subscribe, readToken);
}

function subscribe(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

function readToken(): string {
  return location.hash.slice(1, 201);
}
