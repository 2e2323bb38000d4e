import { type ComponentType, lazy, Suspense } from "react";
import type { ReadAloudProps } from "./read-aloud.tsx";

// Where it does not come, the answer is there without it.
const ReadAloud = lazy(
  async (): Promise<{ default: ComponentType<ReadAloudProps> }> =>
    import("./read-aloud.tsx").then(
      (module) => ({ default: module.ReadAloud }),
      () => ({ default: () => null }),
    ),
);

/** The button below an answer that reads it aloud; loaded when the first answer is there. */
export function AnswerReading(props: ReadAloudProps) {
  return (
    <Suspense fallback={<span className="size-7 pointer-coarse:size-11" />}>
      <ReadAloud {...props} />
    </Suspense>
  );
}
