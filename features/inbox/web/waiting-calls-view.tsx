import { Suspense } from "react";
import type { WaitingCall, WaitingCallsView } from "#features/runs/web/index.tsx";
import { useMayDecide } from "#features/tools/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import { useMayAnswer } from "./questions/use-question.ts";

const CardOfCall = optionalPart(async () => (await import("./card-of-call.tsx")).CardOfCall);

/** How the calls of an answer are decided: by the card of their approval or question. */
export const waitingCallsView: WaitingCallsView = {
  Card: (call: WaitingCall) => (
    <Suspense>
      <CardOfCall {...call} />
    </Suspense>
  ),
  useIsForMe(call) {
    const isQuestion = call?.toolName === "ask_person";
    const mayAnswer = useMayAnswer(isQuestion ? call.toolCallId : undefined);
    const mayDecide = useMayDecide(call && !isQuestion ? call.toolCallId : undefined);
    return mayAnswer || mayDecide;
  },
};
