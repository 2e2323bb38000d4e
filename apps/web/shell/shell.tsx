import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect } from "react";
import { useNavigate } from "react-router";
import { AgentMemory, AgentTriggers, agentsInChatView } from "#features/agents/web/index.tsx";
import { ArtifactsButton, ArtifactsLink, ArtifactsPanel } from "#features/artifacts/web/index.tsx";
import { useSession } from "#features/auth/web/index.tsx";
import { TrialHost } from "#features/billing/web/index.tsx";
import type { BesideConversationParts } from "#features/chat/web/index.tsx";
import {
  AgentsInChat,
  AnswerActions,
  AroundConversation,
  BesideConversation,
  ComposerActions,
  KnowledgeInChat,
  MemoryInChat,
  QuestionActions,
} from "#features/chat/web/index.tsx";
import { MayAttach } from "#features/files/web/index.tsx";
import { waitingCallsView } from "#features/inbox/web/index.tsx";
import { knowledgeInChatView } from "#features/knowledge/web/index.tsx";
import { MemoryOfAgent, MemorySwitch } from "#features/memory/web/index.tsx";
import { announceNotifications } from "#features/notifications/web/index.tsx";
import { RunBrowser, WaitingCalls } from "#features/runs/web/index.tsx";
import { WorkspaceArea } from "#features/team/web/index.tsx";
import { AnswerReading, ComposerDictation, QuestionRecording } from "#features/voice/web/index.tsx";
import { queryClient } from "#platform/web/api/query-client.ts";
import { NoticeSources } from "#platform/web/notices/notice-sources.tsx";
import { NoticeStrip } from "#platform/web/notices/notice-strip.tsx";
import { outageNotice } from "#platform/web/notices/outage-notice.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { PageSuggestions } from "#platform/web/page/page-suggestions.ts";
import { connectRealtime } from "#platform/web/realtime/connect-realtime.ts";
import { keepFocusNear } from "#platform/web/ui/keep-focus-near.ts";
import { Navigation } from "../navigation/navigation.tsx";
import { Suggestions } from "../suggestions/suggestions.tsx";
import { partsAroundConversation } from "./around-conversation.tsx";
import { MainArea } from "./main-area.tsx";
import { WithToolResults } from "./with-tool-results.tsx";

/** What is written beside a conversation. Loaded after the page. */
const besideConversation: BesideConversationParts = {
  ...{ Button: ArtifactsButton, Panel: ArtifactsPanel, AllLink: ArtifactsLink },
};

const TriggersOfAgent = optionalPart(
  async () => (await import("#features/triggers/web/index.tsx")).TriggersOfAgent,
);
const LiveBrowser = optionalPart(async () => (await import("#features/browsing/web/index.tsx")).LiveBrowser);
const Shortcuts = optionalPart(async () => (await import("../shortcuts/shortcuts.tsx")).Shortcuts);
const DeclaredNotices = optionalPart(async () => (await import("./declared-notices.tsx")).DeclaredNotices);

/** The navigation, the page, and the parts that signed-in people have on all pages. */
export function Shell() {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  useRealtimeConnection(userId);
  useAnnouncedNotifications();
  return (
    <QueryClientProvider client={queryClient}>
      <div className="sticky top-0 z-40 print:static">
        <Navigation />
        <NoticeStrip isPersonal={session.status === "signed-in"}>
          <NoticeSources sources={[outageNotice]} />
          {session.status === "signed-in" && (
            <Suspense>
              <DeclaredNotices />
            </Suspense>
          )}
        </NoticeStrip>
      </div>
      <PageSuggestions value={Suggestions}>
        <AnswerActions value={session.status === "signed-in" ? AnswerReading : null}>
          <QuestionActions value={session.status === "signed-in" ? QuestionRecording : null}>
            <ComposerActions value={session.status === "signed-in" ? ComposerDictation : null}>
              <MayAttach value={session.status === "signed-in"}>
                <WaitingCalls value={session.status === "signed-in" ? waitingCallsView : null}>
                  <RunBrowser value={LiveBrowser}>
                    <AgentsInChat value={session.status === "signed-in" ? agentsInChatView : null}>
                      <AgentTriggers value={TriggersOfAgent}>
                        <AgentMemory value={MemoryOfAgent}>
                          <MemoryInChat value={session.status === "signed-in" ? MemorySwitch : null}>
                            <KnowledgeInChat
                              value={session.status === "signed-in" ? knowledgeInChatView : null}
                            >
                              <AroundConversation
                                value={session.status === "signed-in" ? partsAroundConversation : null}
                              >
                                <BesideConversation
                                  value={session.status === "signed-in" ? besideConversation : null}
                                >
                                  <MainArea ref={keepFocusNear}>
                                    <WorkspaceArea userId={userId}>
                                      <WithToolResults />
                                    </WorkspaceArea>
                                  </MainArea>
                                </BesideConversation>
                              </AroundConversation>
                            </KnowledgeInChat>
                          </MemoryInChat>
                        </AgentMemory>
                      </AgentTriggers>
                    </AgentsInChat>
                  </RunBrowser>
                </WaitingCalls>
              </MayAttach>
            </ComposerActions>
          </QuestionActions>
        </AnswerActions>
      </PageSuggestions>
      <TrialHost />
      {session.status === "signed-in" && (
        <Suspense>
          <Shortcuts />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}

/** Connects to the signed-in user's realtime stream. Reloads all queries after a gap. */
function useRealtimeConnection(userId: string | undefined): void {
  useEffect(() => {
    if (!userId) return;
    return connectRealtime(userId, () => void queryClient.invalidateQueries());
  }, [userId]);
}

function useAnnouncedNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => announceNotifications((path) => void navigate(path)), [navigate]);
}
