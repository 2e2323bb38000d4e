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
export function DiagramView(diagram: { title: string; source: string }) {
  const [tries, setTries] = useState(0);
  return <Drawing key={tries} {...diagram} onAgain={() => setTries(tries + 1)} />;
}

/** One try. What the connection kept away is drawn once it is back. */
function Drawing({ title, source, onAgain }: { title: string; source: string; onAgain: () => void }) {
  const words = useTexts(artifactTexts);
  const drawn = useDrawn(source);
  useWhenBack(drawn.state === "refused" && drawn.isPassing ? onAgain : undefined);
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
          {...(drawn.isPassing && { onRetry: onAgain })}
        />
      );
  }
}

function useDrawn(source: string): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ state: "drawing" });
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
  }, [source]);
  return drawn;
}

function isLoadingFailure(error: unknown): boolean {
  return error instanceof ApiError || isTransientError(error);
}
