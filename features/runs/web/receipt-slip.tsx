import { describeError } from "#platform/web/api/api-error.ts";
import { apiQuery } from "#platform/web/api/client.ts";
import { ErrorState } from "#platform/web/ui/error-state.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { Slip } from "#platform/web/ui/slip.tsx";
import { detailLines } from "./receipt-details.tsx";
import { headOf, recordOf } from "./receipt-head.ts";
import { peopleLines } from "./receipt-people.ts";

/** The receipt of a run: for people first, then codes, digests and the audit events that prove it. */
export function ReceiptSlip({ runId }: { runId: string }) {
  const receipt = apiQuery.useQuery("get", "/api/v1/runs/{id}/receipt", { params: { path: { id: runId } } });
  if (receipt.isPending) {
    return (
      <div className={sheet}>
        <Skeleton className="h-56 w-full" />
      </div>
    );
  }
  if (receipt.isError) {
    return (
      <ErrorState
        title="The receipt could not be loaded"
        message={describeError(receipt.error)}
        onRetry={() => receipt.refetch()}
        isRetrying={receipt.isFetching}
        className={sheet}
      />
    );
  }
  const record = recordOf(receipt.data);
  return (
    <Slip
      act={headOf(receipt.data)}
      at={new Date(record.at)}
      lines={peopleLines(receipt.data)}
      details={detailLines(receipt.data)}
      record={record}
      className="drop-shadow-xl"
    />
  );
}

const sheet = "rounded-lg border border-line-2 bg-paper-1 p-4 shadow-float";
