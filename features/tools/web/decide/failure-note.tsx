import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";

/** Why a decision was not taken, with the page where the reader themself removes what stands in the way. */
export function FailureNote({ failure }: { failure: Error }) {
  const page = pageOf(failure);
  return (
    <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-bad">
      {describeError(failure)}
      {page === "/profile" && (
        <LinkButton to={page} size="sm">
          Open your profile
        </LinkButton>
      )}
    </p>
  );
}

function pageOf(failure: Error): unknown {
  return failure instanceof ApiError && failure.code === "approval.obstacle"
    ? failure.details.page
    : undefined;
}
