import { type ComponentType, lazy, Suspense } from "react";
import type { ReadAloudProps } from "./read-aloud.tsx";

// If it fails to load, the answer is shown without it.
const ReadAloud = lazy(
  async (): Promise<{ default: ComponentType<ReadAloudProps> }> =>
    import("./read-aloud.tsx").then(
      (module) => ({ default: module.ReadAloud }),
      () => ({ default: () => null }),
    ),
);

/** The read-aloud button of an answer, loaded with the first answer. */
export function AnswerReading(props: ReadAloudProps) {
  return (
    <Suspense fallback={<span className="size-7 pointer-coarse:size-11" />}>
      <ReadAloud {...props} />
    </Suspense>
  );
}
