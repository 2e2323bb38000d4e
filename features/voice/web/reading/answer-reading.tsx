import { Suspense } from "react";
import { optionalPart } from "#platform/web/page/optional-part.ts";
import type { ReadAloudProps } from "./read-aloud.tsx";

const ReadAloud = optionalPart<ReadAloudProps>(async () => (await import("./read-aloud.tsx")).ReadAloud);

/** The read-aloud button of an answer, loaded with the first answer. */
export function AnswerReading(props: ReadAloudProps) {
  return (
    <Suspense fallback={<span className="size-7 pointer-coarse:size-11" />}>
      <ReadAloud {...props} />
    </Suspense>
  );
}
