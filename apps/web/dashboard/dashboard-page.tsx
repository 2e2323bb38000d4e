import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { Navigate, useSearchParams } from "react-router";
import { useSession } from "#features/auth/web/index.tsx";
import { StartConversation } from "#features/chat/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { AppearTogether } from "./appear-together.tsx";
import { greet } from "./greet.ts";

const loadParts = async () => (await import("./dashboard-parts.tsx")).DashboardParts;
const DashboardParts = optionalPart(loadParts);

/** The start page of signed-in people: a new question, what waits for them, what runs, and what they had before. */
export function DashboardPage() {
  const session = useSession();
  const { data: me, isError } = apiQuery.useQuery("get", "/api/v1/me");
  const role = me?.role;
  const name: unknown = session.status === "signed-in" ? session.user.user_metadata.name : undefined;
  const client = useQueryClient();
  const [search] = useSearchParams();
  const isLookedFor = search.has("waiting");
  const [isKnown] = useState(() => client.getQueryData(["inbox", "mine"]) !== undefined);
  const waiting = <PartsSkeleton />;
  // The parts ask for what some roles are refused, so they wait for the role. Their code comes meanwhile.
  useEffect(() => void loadParts().catch(() => undefined), []);
  // Auditors have nothing here.
  if (role === "auditor") return <Navigate to="/compliance" replace />;
  return (
    <div className="mx-auto w-full max-w-conversation page-gutter pt-8 pb-12 md:pt-14">
      <h1 className="mb-5 text-2xl font-semibold text-ink-1 wrap-anywhere">
        {greet(new Date(), typeof name === "string" ? name : "")}
      </h1>
      {role !== "guest" && <StartConversation />}
      {me || isError ? (
        <Suspense fallback={waiting}>
          <AppearTogether
            isAtOnce={isLookedFor || isKnown}
            waiting={waiting}
            className="mt-10 grid grid-cols-1 gap-10"
          >
            <DashboardParts isGuest={role === "guest"} />
          </AppearTogether>
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function PartsSkeleton() {
  return (
    <div className="mt-10 grid gap-10">
      <Skeleton className="h-56 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
