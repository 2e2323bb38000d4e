import { type ComponentType, lazy, Suspense } from "react";
import type { QuestionActionsProps } from "#features/chat/web/index.tsx";

// If it fails to load, the text is shown without it.
const RecordingActions = lazy(
  async (): Promise<{ default: ComponentType<QuestionActionsProps> }> =>
    import("./recording-actions.tsx").then(
      (module) => ({ default: module.RecordingActions }),
      () => ({ default: () => null }),
    ),
);

/** Actions on the recording of a message, loaded with the first recording. */
export function QuestionRecording(props: QuestionActionsProps) {
  return (
    <Suspense fallback={<span className="h-7 w-14 pointer-coarse:h-11 pointer-coarse:w-22" />}>
      <RecordingActions {...props} />
    </Suspense>
  );
}
