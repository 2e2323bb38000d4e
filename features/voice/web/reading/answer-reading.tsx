import { lazy, Suspense } from "react";
import type { ReadAloudProps } from "./read-aloud.tsx";

const ReadAloud = lazy(async () => ({ default: (await import("./read-aloud.tsx")).ReadAloud }));

/** The button below an answer that reads it aloud; loaded when the first answer is there. */
export function AnswerReading(props: ReadAloudProps) {
  return (
    <Suspense fallback={<span className="size-7 pointer-coarse:size-11" />}>
      <ReadAloud {...props} />
    </Suspense>
  );
}
