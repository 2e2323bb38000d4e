import { type ComponentType, lazy, Suspense } from "react";
import type { QuestionActionsProps } from "#features/chat/web/index.tsx";

// Where it does not come, the words are there without it.
const RecordingActions = lazy(
  async (): Promise<{ default: ComponentType<QuestionActionsProps> }> =>
    import("./recording-actions.tsx").then(
      (module) => ({ default: module.RecordingActions }),
      () => ({ default: () => null }),
    ),
);

/** What there is to do with how a message was said; loaded with the first message that has a recording. */
export function QuestionRecording(props: QuestionActionsProps) {
  return (
    <Suspense fallback={<span className="h-7 w-14 pointer-coarse:h-11 pointer-coarse:w-22" />}>
      <RecordingActions {...props} />
    </Suspense>
  );
}
