import { Suspense } from "react";
import { AskAccess } from "#features/sharing/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { NoMatchDrawing } from "#platform/web/ui/drawings/no-match-drawing.tsx";
import { EmptyState } from "#platform/web/ui/empty-state.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useConversationPath } from "../conversation-home.ts";
import { isNotFound } from "./is-not-found.ts";

/** A conversation that does not exist or could not be loaded. */
export function ThreadFailure({ conversationId, error, isRetrying, onRetry }: ThreadFailureProps) {
  const conversationPath = useConversationPath();
  return (
    <div className="flex flex-1 flex-col justify-center">
      {isNotFound(error) ? (
        <EmptyState
          drawing={<NoMatchDrawing />}
          action={
            <div className="flex flex-wrap items-center justify-center gap-2">
              <LinkButton to={conversationPath()} variant="primary">
                New conversation
              </LinkButton>
              {conversationId && (
                <Suspense fallback={null}>
                  <AskAccess noun="conversation" id={conversationId} />
                </Suspense>
              )}
            </div>
          }
        >
          This conversation does not exist. It may have been deleted.
        </EmptyState>
      ) : (
        <ErrorState
          title="The conversation could not be loaded"
          message={describeError(error)}
          onRetry={onRetry}
          isRetrying={isRetrying}
          errorId={error instanceof ApiError ? error.requestId : undefined}
        />
      )}
    </div>
  );
}

interface ThreadFailureProps {
  /** Present where its owner can be asked for access. */
  conversationId?: string | undefined;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}
