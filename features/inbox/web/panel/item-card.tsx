import { ApprovalInList } from "#features/tools/web/index.tsx";
import type { InboxItem } from "../../contract/index.ts";
import { LimitCard } from "../limits/limit-card.tsx";
import { QuestionInList } from "../questions/question-in-list.tsx";
import { RequestCard } from "../requests/request-card.tsx";
import { DueTaskCard } from "./due-task-card.tsx";
import { FailedRunCard } from "./failed-run-card.tsx";

/** The card of whatever waits. */
export function ItemCard({ item, onSettled }: { item: InboxItem; onSettled: (item: InboxItem) => void }) {
  switch (item.type) {
    case "approval":
      return (
        <ApprovalInList
          approval={item.approval}
          onSettled={(approval) => onSettled({ type: "approval", id: approval.id, approval })}
        />
      );
    case "question":
      return <QuestionInList question={item.question} onSettled={() => onSettled(item)} />;
    case "limit":
      return <LimitCard limit={item.limit} onSettled={() => onSettled(item)} />;
    case "request":
      return <RequestCard request={item.request} onSettled={() => onSettled(item)} />;
    case "failed_run":
      return <FailedRunCard run={item.run} />;
    case "task":
      return <DueTaskCard task={item.task} onSettled={() => onSettled(item)} />;
  }
}
