import { useState } from "react";
import { useReachability } from "#platform/web/api/reachability.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { readAccount } from "../session.ts";

/** In place of an account that the service has not answered with. While the server is away, the page waits. */
export function UnreadAccount({ isAsked }: { isAsked: boolean }) {
  const isReachable = useReachability();
  const [isRetrying, setRetrying] = useState(false);
  if (isAsked || !isReachable) return <CentredSpinner className="min-h-64" />;

  async function retry() {
    setRetrying(true);
    await readAccount();
    setRetrying(false);
  }

  return (
    <ErrorState
      title="Failed to load your profile"
      message="Your account could not be read. Try again."
      onRetry={() => void retry()}
      isRetrying={isRetrying}
    />
  );
}
