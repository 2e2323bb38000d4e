import { RotateCcw } from "lucide-react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { NotFoundPage } from "#platform/web/page/not-found-page.tsx";
import { Button } from "#platform/web/ui/button.tsx";

/** A page broke: what it said, without its stack, and a way to start again. */
export function ErrorScreen() {
  const error = useRouteError();
  useDocumentTitle("Unexpected Application Error!");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div
      role="alert"
      className="mx-auto flex min-h-80 w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter pt-16 pb-40"
    >
      <h1 className="text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="mt-2 max-w-prose font-mono text-sm break-words text-ink-2">{messageOf(error)}</p>
      <p className="mt-4 max-w-prose text-base text-ink-2">
        Nothing that was saved is lost. Reload the page; if it happens again, tell your admin what it says
        above.
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

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error) return error.message;
  return "No further message.";
}
