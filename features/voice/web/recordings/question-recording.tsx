import { Suspense } from "react";
import type { QuestionActionsProps } from "#features/chat/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";

const RecordingActions = optionalPart<QuestionActionsProps>(
  async () => (await import("./recording-actions.tsx")).RecordingActions,
);

/** Actions on the recording of a message, loaded with the first recording. */
export function QuestionRecording(props: QuestionActionsProps) {
  return (
    <Suspense fallback={<span className="h-7 w-14 pointer-coarse:h-11 pointer-coarse:w-22" />}>
      <RecordingActions {...props} />
    </Suspense>
  );
}
