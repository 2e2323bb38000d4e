import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { ConversationNotFound } from "../conversation-not-found.tsx";
import { isNotFound } from "./is-not-found.ts";

/** A conversation that does not exist or could not be loaded. */
export function ThreadFailure({ conversationId, error, isRetrying, onRetry }: ThreadFailureProps) {
  return (
    <div className="flex flex-1 flex-col justify-center">
      {isNotFound(error) ? (
        <ConversationNotFound conversationId={conversationId} />
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
