import { describeError } from "#platform/web/api/api-error.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import type { WorkspaceRequest } from "../../contract/index.ts";
import { requestStatuses } from "../../contract/request-status.ts";
import { describeWanted } from "./describe-request.ts";
import { RequestChoice } from "./request-choice.tsx";
import { requestTexts } from "./texts/request-texts.ts";
import { useRequest } from "./use-request.ts";

/** A request of a member, with the choice of who decides, or of who asked. It stays up to date by itself. */
export function RequestCard({ request: listed, isOwn = false, onSettled }: RequestCardProps) {
  const texts = useTexts(requestTexts);
  const { request, act } = useRequest(listed, onSettled ?? (() => {}));
  const isWaiting = request.abilities.decide;
  return (
    <article
      tabIndex={-1}
      aria-label={describeWanted(request, texts)}
      data-item={request.id}
      data-waiting-card={isWaiting ? request.id : undefined}
      className={`min-w-0 scroll-mt-16 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4 ${isWaiting ? "border-brass-line" : "border-line-1"}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 font-semibold wrap-anywhere">
          {isOwn ? describeWanted(request, texts) : request.person.name || texts.somebody}
        </h3>
        <span className="flex items-center gap-2 text-xs text-ink-3">
          <RelativeTime at={new Date(request.askedAt)} />
          {request.state !== "open" && (
            <Status look={{ word: texts.states[request.state], ...requestStatuses[request.state] }} />
          )}
        </span>
      </header>
      {!isOwn && <p className="mt-1 text-sm text-ink-2 wrap-anywhere">{describeWanted(request, texts)}.</p>}
      {request.reason !== "" && (
        <p className="mt-2 line-clamp-6 text-sm whitespace-pre-wrap wrap-anywhere">{request.reason}</p>
      )}
      {request.decidedBy !== null && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
          {texts.decidedBy(request.decidedBy)} {request.note}
        </p>
      )}
      {act.isError && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {describeError(act.error)}
        </p>
      )}
      <RequestChoice
        request={request}
        isBusy={act.isPending}
        busyAct={act.variables?.act}
        onChoose={(chosen, note) => act.mutate({ act: chosen, note })}
      />
    </article>
  );
}

interface RequestCardProps {
  request: WorkspaceRequest;
  /** Of the reader: who asks is not said. */
  isOwn?: boolean;
  onSettled?: () => void;
}
