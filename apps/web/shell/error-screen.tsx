import { RotateCcw } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { isLoadingFailure } from "./is-loading-failure.ts";
import { OutageScreen } from "./outage-screen.tsx";
import { reloadWhenBack } from "./reload-when-back.ts";

const NotFoundPage = lazy(async () => {
  const page = await import("#platform/web/page/not-found-page.tsx").catch(() => undefined);
  return { default: page?.NotFoundPage ?? (() => "Page not found") };
});

/**
 * The error of a page without its stack, and a button to start again. An outage has its own screen: the page
 * loads when the server is back.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const isWaiting = useIsWaiting(error);
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundPage />
      </Suspense>
    );
  }
  return isWaiting ? <OutageScreen /> : <BrokenPage message={messageOf(error)} />;
}

function BrokenPage({ message }: { message: string }) {
  useDocumentTitle("Unexpected Application Error!");
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-80 w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40"
    >
      <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="mt-2 max-w-prose font-mono text-sm wrap-anywhere text-ink-2">{message}</p>
      <p className="mt-4 max-w-prose text-base text-ink-2">
        Your saved data is safe. Reload the page. If this keeps happening, send the message above to your
        admin.
      </p>
      <Button
        variant="primary"
        className="mt-6"
        icon={<RotateCcw aria-hidden="true" size={16} />}
        onClick={() => location.reload()}
      >
        Reload
      </Button>
    </div>
  );
}

/** Whether the page is only waiting for the server. */
function useIsWaiting(error: unknown): boolean {
  const isLost = isLoadingFailure(error);
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => (isLost ? reloadWhenBack(() => setGivenUp(true)) : undefined), [isLost]);
  return isLost && !isGivenUp;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return "No details available.";
}
