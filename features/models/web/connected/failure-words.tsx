import type { CallFailure } from "../../contract/index.ts";

/** Why a call failed, with the provider's exact words. */
export function FailureWords({ failure }: { failure: Pick<CallFailure, "message" | "said"> }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-1">{failure.message}</p>
      {failure.said && (
        <blockquote className="border-l-2 border-bad-line pl-2.5 text-ink-2 wrap-anywhere">
          <span className="sr-only">The provider says: </span>“{failure.said}”
        </blockquote>
      )}
    </div>
  );
}
