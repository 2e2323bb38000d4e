import { useEffect, useState } from "react";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { isTransientError } from "#platform/web/api/is-transient-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { useWhenBack } from "../api/use-when-back.ts";
import { drawDiagram } from "../frame/draw-diagram.ts";
import { artifactTexts } from "../texts/artifact-texts.ts";

type Drawn =
  | { state: "drawing" }
  | { state: "drawn"; address: string }
  | { state: "refused"; why: string; isPassing: boolean };

/** A diagram as a picture: what draws it runs elsewhere, and a picture runs nothing. */
export function DiagramView({ title, source }: { title: string; source: string }) {
  const words = useTexts(artifactTexts);
  const [drawn, drawAgain] = useDrawn(source);
  switch (drawn.state) {
    case "drawing":
      return (
        <>
          <p role="status" className="sr-only">
            {words.drawing}
          </p>
          <Skeleton className="h-64 w-full" />
        </>
      );
    case "drawn":
      return (
        <div data-theme="light" className="overflow-x-auto rounded-lg border border-line-1 bg-paper-1 p-4">
          <img src={drawn.address} alt={words.describeDiagram(title)} className="mx-auto h-auto max-w-full" />
        </div>
      );
    case "refused":
      return (
        <ErrorState
          title={words.notDrawn}
          message={drawn.why}
          {...(drawn.isPassing && { onRetry: drawAgain })}
        />
      );
  }
}

/** The drawing, and how to try again. What the connection kept away is drawn once it is back. */
function useDrawn(source: string): [Drawn, () => void] {
  const [drawn, setDrawn] = useState<Drawn>({ state: "drawing" });
  const [tries, setTries] = useState(0);
  const again = () => setTries((before) => before + 1);
  useWhenBack(drawn.state === "refused" && drawn.isPassing ? again : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try draws the same source again.
  useEffect(() => {
    const gone = new AbortController();
    let address: string | undefined;
    setDrawn({ state: "drawing" });
    drawDiagram(source, gone.signal).then(
      (svg) => {
        if (gone.signal.aborted) return;
        address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
        setDrawn({ state: "drawn", address });
      },
      (error: unknown) => {
        if (!gone.signal.aborted)
          setDrawn({ state: "refused", why: describeError(error), isPassing: isLoadingFailure(error) });
      },
    );
    return () => {
      gone.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [source, tries]);
  return [drawn, again];
}

function isLoadingFailure(error: unknown): boolean {
  return error instanceof ApiError || isTransientError(error);
}
