import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { ApiError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { JoiningEnd } from "./joining-end.tsx";
import { JoiningFrame } from "./joining-frame.tsx";
import { LinkCard } from "./link-card.tsx";

/** What tokens look like. One that was cut off in copying needs no question to the server. */
const whole = /^[A-Za-z0-9_-]{43}$/;
const cutOff = new ApiError(404, { error: { code: "join_link.not_found" } });

/** The page behind a link to join a workspace or to take a plan, signed in or not. */
export function FreeJoinPage() {
  const { token = "" } = useParams();
  return (
    <JoiningFrame>
      {whole.test(token) ? <OpenedLink token={token} /> : <JoiningEnd error={cutOff} />}
    </JoiningFrame>
  );
}

function OpenedLink({ token }: { token: string }) {
  const { status } = useSession();
  const opened = useQuery({
    queryKey: ["join-link", token],
    queryFn: async ({ signal }) =>
      (await api.POST("/api/v1/join-links/open", { body: { token }, signal })).data ?? null,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (opened.isPending || status === "resolving") return <CentredSpinner className="flex-1" />;
  if (!opened.data) return <JoiningEnd error={opened.error} onRetry={() => void opened.refetch()} />;
  return <LinkCard token={token} link={opened.data} />;
}
