import { RecentConversations, StartConversation } from "#features/chat/web/index.tsx";
import { Page } from "#platform/web/page/page.tsx";

/** The start page of signed-in people: a new question, or a recent conversation. */
export function DashboardPage() {
  return (
    <Page title="Dashboard" width="reading">
      <StartConversation />
      <section aria-labelledby="recent-title" className="mt-10">
        <h2 id="recent-title" className="mb-3 text-base font-semibold">
          Recent conversations
        </h2>
        <RecentConversations />
      </section>
    </Page>
  );
}
