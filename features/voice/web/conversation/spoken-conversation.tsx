import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Message } from "#features/chat/contract/index.ts";
import { bodyOf } from "#features/chat/contract/index.ts";
import {
  type MessageToSend,
  ThreadFailure,
  useChatChanges,
  useConversation,
  useStopKey,
  useThread,
} from "#features/chat/web/index.tsx";
import { toolCallWord, useLiveRun } from "#features/runs/web/index.tsx";
import { apiQuery } from "#platform/web/api/client.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { Transcriber } from "../../contract/transcription.ts";
import { readChosenMicrophone } from "../listening/devices/chosen-microphone.ts";
import { MicrophoneHelp } from "../listening/microphone-help.tsx";
import { reader } from "../reading/page-reader.ts";
import { AnswerFollower } from "./answer-follower.tsx";
import { Dock } from "./dock.tsx";
import { History } from "./history.tsx";
import { Beginning } from "./stage/beginning.tsx";
import { Stage } from "./stage/stage.tsx";
import { TalkHeader } from "./talk-header.tsx";
import { useListeningWay } from "./use-listening-way.ts";
import { useTalk } from "./use-talk.ts";

/** One conversation in the voice view: stage, history and controls. */
export function SpokenConversation({ conversationId }: { conversationId: string | undefined }) {
  const conversation = useConversation(conversationId);
  const thread = useThread(conversationId);
  const transcriber = useTranscriber();
  const way = useListeningWay(transcriber);
  const { talk, view, write, prepareSound } = useTalk(thread, way);
  const { query, messages, pending } = thread;
  const last = messages.at(-1);
  const activity = useActivity(last);
  const title = useRef<HTMLHeadingElement>(null);
  const beginButton = useRef<HTMLButtonElement>(null);
  const [isSending, setSending] = useState(false);
  useChatChanges();
  useStopKey(view.mayStop ? () => void talk.stop() : thread.answering?.onStop);

  const name = conversation.data?.title || "New conversation";
  useDocumentTitle(view.state.name === "ready" ? name : `● ${name}`);

  const listen = () => void talk.begin({ isListening: way !== undefined, deviceId: readChosenMicrophone() });
  const begin = () => {
    prepareSound();
    title.current?.focus();
    listen();
  };
  const end = () => {
    flushSync(talk.end);
    beginButton.current?.focus();
  };
  const send = async (message: MessageToSend) => {
    setSending(true);
    // A retry waits for its own answer, so reading aloud stops.
    reader.stop();
    try {
      await write(message);
    } finally {
      setSending(false);
    }
  };

  if (conversationId && query.isError && messages.length === 0 && !pending) {
    return (
      <ThreadFailure error={query.error} isRetrying={query.isFetching} onRetry={() => query.refetch()} />
    );
  }
  const isReading = conversationId !== undefined && query.isPending && query.fetchStatus !== "idle";
  const hasHistory = messages.length > 0 || pending !== undefined || isReading;
  const isOn = view.state.name !== "ready";
  const said = pending?.message.text ?? textOf(messages.findLast(({ role }) => role === "user"));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <TalkHeader {...{ title: name, conversationId, talk }} onMicrophone={() => isOn && listen()} />
      {last?.role === "assistant" && <AnswerFollower key={last.id} message={last} {...{ talk, isOn }} />}
      <div
        className={classNames(
          "grid min-h-0 flex-1 overflow-y-auto",
          hasHistory
            ? "grid-rows-[auto_minmax(9rem,1fr)_auto] lg:grid-cols-[minmax(0,1fr)_minmax(22rem,30rem)] lg:grid-rows-[1fr_auto]"
            : "grid-rows-[1fr_auto]",
        )}
      >
        <Stage {...{ view, said, activity, talk }} isSmall={hasHistory} titleRef={title}>
          {!isOn && (
            <Beginning
              ref={beginButton}
              transcriber={transcriber}
              isHeard={way !== undefined}
              onBegin={begin}
            />
          )}
          {view.state.name === "problem" && (
            <div className="max-w-md text-left">
              <MicrophoneHelp problem={view.state.problem} />
            </div>
          )}
        </Stage>
        {hasHistory && <History {...{ thread, conversationId }} isReading={isReading} />}
        <Dock
          {...{ thread, talk, view, send, isSending }}
          onRetry={listen}
          onEnd={end}
          onFocusLost={() => title.current?.focus()}
        />
      </div>
    </div>
  );
}

function textOf(message: Message | undefined): string | undefined {
  return message && bodyOf(message.parts);
}

/** What a tool of the answer is doing, in words. */
function useActivity(message: Message | undefined): string | undefined {
  const live = useLiveRun(message?.status === "streaming" ? message.runId : null);
  const call = live?.progress.parts.findLast((part) => part.type === "tool-call");
  return call && `${call.title}: ${toolCallWord(call.status).toLowerCase()}`;
}

/** A setting of the installation. It changes only with a restart. */
const staleTime = 10 * 60_000;

/** Who transcribes speech. Undefined until known, null when unknown. */
function useTranscriber(): Transcriber | null | undefined {
  const { data, isError } = apiQuery.useQuery("get", "/api/v1/transcriptions", {}, { staleTime });
  return data ?? (isError ? null : undefined);
}
