import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { addToDraft, Conversation } from "#features/chat/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { personalStorage } from "#platform/web/personal-data/personal-storage.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { agentCalls } from "../api/agent-calls.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { useDraftView } from "../draft/use-draft-store.ts";

/** Runs the draft in a conversation of its own, which is in no list. */
export function TestPane({ agentId, store }: { agentId: string; store: DraftStore }) {
  const { content, state } = useDraftView(store);
  const [conversationId, setConversationId] = useState(() => readTest(agentId));
  const [isStarting, setStarting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const starters = content.starters.filter((starter) => starter.trim() !== "");

  const start = async (question?: string) => {
    setStarting(true);
    setFailure(undefined);
    try {
      await store.flush();
      const test = await agentCalls.startTest(agentId);
      if (question) addToDraft(test.conversationId, question);
      keepTest(agentId, test.conversationId);
      setConversationId(test.conversationId);
    } catch (error) {
      setFailure(describeError(error));
    } finally {
      setStarting(false);
    }
  };

  return (
    <>
      <header className="flex min-h-12 shrink-0 items-center justify-between gap-x-3 border-b border-line-1 px-4 py-2">
        <div className="min-w-0">
          <h2 className="text-base font-semibold max-lg:sr-only">Test</h2>
          <p className="text-xs text-ink-3">
            {state.type === "failed" || state.type === "conflict"
              ? "Your last changes are not saved, so they are not tested."
              : "The draft answers. Its tools act for real, with your rights."}
          </p>
        </div>
        {conversationId && (
          <Button
            size="sm"
            icon={<RotateCcw aria-hidden="true" size={14} />}
            busy={isStarting}
            onClick={() => void start()}
          >
            Start again
          </Button>
        )}
      </header>
      {failure && (
        <p role="alert" className="px-4 pt-3 text-sm text-bad">
          {`The test could not be started. ${failure}`}
        </p>
      )}
      {conversationId ? (
        <div className="flex min-h-0 flex-1 flex-col">
          <Conversation
            key={conversationId}
            conversationId={conversationId}
            starters={starters}
            isFocused={isStarting}
          />
        </div>
      ) : (
        <div className="min-h-0 flex-1 overflow-y-auto">
          <EmptyState
            action={
              <div className="grid justify-items-center gap-3">
                <Button variant="primary" busy={isStarting} onClick={() => void start()}>
                  Start a test
                </Button>
                {starters.length > 0 && (
                  <ul aria-label="Starters" className="flex flex-wrap justify-center gap-2">
                    {starters.map((starter) => (
                      <li key={starter} className="max-w-full">
                        <Button
                          className="h-auto! min-h-8 rounded-full! py-1! text-left font-normal! whitespace-normal! text-ink-2! wrap-anywhere"
                          disabled={isStarting}
                          onClick={() => void start(starter)}
                        >
                          {starter}
                        </Button>
                      </li>
                    ))}
                  </ul>
                )}
              </div>
            }
          >
            Ask the draft something before you publish it. A test is in no list, and counts in no figure.
          </EmptyState>
        </div>
      )}
    </>
  );
}

const keyOf = (agentId: string) => `agent-test.${agentId}`;

/** The test of an agent that this tab began last. */
function readTest(agentId: string): string | undefined {
  return personalStorage.get(keyOf(agentId));
}

function keepTest(agentId: string, conversationId: string): void {
  personalStorage.set(keyOf(agentId), conversationId);
}
