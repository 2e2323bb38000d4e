import { QueryClientProvider } from "@tanstack/react-query";
import { AccountClosing, ConfirmEmail, useSession } from "#features/auth/web/index.tsx";
import { SubscriptionNotices, TestModeBar, TrialHost } from "#features/billing/web/index.tsx";
import { AnswerActions, ComposerActions, QuestionActions } from "#features/chat/web/index.tsx";
import { LegalAcceptance } from "#features/site/web/index.tsx";
import { AnswerReading, ComposerDictation, QuestionRecording } from "#features/voice/web/index.tsx";
import { queryClient } from "#platform/web/api/query-client.ts";
import { PageSuggestions } from "#platform/web/page/page-suggestions.ts";
import { Navigation } from "../navigation/navigation.tsx";
import { Shortcuts } from "../shortcuts/shortcuts.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { MainArea } from "./main-area.tsx";
import { useRealtimeConnection } from "./use-realtime-connection.ts";

/** The navigation, the page, and the parts that signed-in people have on all pages. */
export function Shell() {
  const session = useSession();
  useRealtimeConnection(session.status === "signed-in" ? session.user.id : undefined);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="sticky top-0 z-40 print:static">
        <TestModeBar />
        <Navigation />
      </div>
      <AccountClosing />
      <ConfirmEmail />
      <LegalAcceptance />
      <SubscriptionNotices />
      <PageSuggestions value={Suggestions}>
        <AnswerActions value={session.status === "signed-in" ? AnswerReading : null}>
          <QuestionActions value={session.status === "signed-in" ? QuestionRecording : null}>
            <ComposerActions value={session.status === "signed-in" ? ComposerDictation : null}>
              <MainArea />
            </ComposerActions>
          </QuestionActions>
        </AnswerActions>
      </PageSuggestions>
      <TrialHost />
      {session.status === "signed-in" && <Shortcuts />}
    </QueryClientProvider>
  );
}
