import { Suspense } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { RecentConversations, StartConversation } from "#features/chat/web/index.tsx";
import { InboxPanel } from "#features/inbox/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { greet } from "./greet.ts";

const FirstSteps = optionalPart(async () => (await import("./first-steps.tsx")).FirstSteps);

/** The start page of signed-in people: a new question, what waits for them, recent conversations, and on a first visit what to do. */
export function DashboardPage() {
  const session = useSession();
  const name: unknown = session.status === "signed-in" ? session.user.user_metadata.name : undefined;
  return (
    <div className="mx-auto w-full max-w-conversation page-gutter pt-8 pb-12 md:pt-14">
      <h1 className="mb-5 text-2xl font-semibold text-ink-1 wrap-anywhere">
        {greet(new Date(), typeof name === "string" ? name : "")}
      </h1>
      <StartConversation />
      <div className="mt-10 grid grid-cols-1 gap-10">
        <Suspense>
          <InboxPanel />
        </Suspense>
        <RecentConversations />
        <Suspense>
          <FirstSteps />
        </Suspense>
      </div>
    </div>
  );
}
