import { ApprovalOfCall } from "#features/tools/web/index.tsx";
import { ApiError, describeError } from "#platform/web/api/api-error.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { QuestionCard } from "./question-card.tsx";
import { useQuestionOfCall } from "./use-question.ts";

/** The question of a waiting tool call. Nothing for people who may not see it. */
export function QuestionOfCall({ toolCallId }: { toolCallId: string }) {
  const question = useQuestionOfCall(toolCallId);
  if (question.isPending) return <Skeleton className="my-2 h-32 w-full" />;
  if (question.isError) {
    if (question.error instanceof ApiError && question.error.status === 404) return null;
    return (
      <p role="alert" className="my-2 flex flex-wrap items-center gap-3 text-sm text-bad">
        The question could not be loaded. {describeError(question.error)}
        <Button size="sm" busy={question.isFetching} onClick={() => question.refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  // An admin may have set the tool to ask, and nobody approved it yet.
  if (!question.data) return <ApprovalOfCall toolCallId={toolCallId} isOptional />;
  return (
    <>
      <QuestionCard question={question.data} className="my-2" />
      {question.data.status === "answered" && <ApprovalOfCall toolCallId={toolCallId} />}
    </>
  );
}
