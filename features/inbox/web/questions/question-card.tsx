import { TriangleAlert } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { describeAskers, ExactText, moment } from "#features/tools/web/index.tsx";
import { useForgetTyped } from "#platform/web/personal-data/use-typed.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { Status } from "#platform/web/ui/status.tsx";
import { type Question, questionStatuses } from "../../contract/index.ts";
import { AnswerForm, formOf } from "./answer-form.tsx";
import { GivenAnswer } from "./given-answer.tsx";

/** A question of the assistant, and its answer. The same card everywhere. */
export function QuestionCard({ question, isLinked = false, className, onSettled }: QuestionCardProps) {
  const { text, status, conversationId } = question;
  const card = useRef<HTMLElement>(null);
  const isOpen = status === "open";
  // It may have been answered elsewhere, or withdrawn, while the reader typed.
  useForgetTyped(formOf(question.id), !isOpen);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={`${questionStatuses[status].word}: ${text.slice(0, 120)}`}
      data-item={question.id}
      data-waiting-card={isOpen ? question.id : undefined}
      className={classNames(
        "min-w-0 scroll-mt-16 rounded-lg border bg-paper-1 p-3.5 text-base sm:p-4",
        isOpen ? "border-brass-line" : "border-line-1",
        className,
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="min-w-0 flex-1 basis-56 text-sm font-medium text-ink-2">
          {describeAskers(question.askedBy) || "The assistant asks"}
        </h3>
        <Status look={questionStatuses[status]} className="shrink-0" />
      </header>
      <p className="mt-1 max-h-72 overflow-y-auto font-semibold whitespace-pre-wrap wrap-anywhere">
        <ExactText text={text} marks={[]} />
      </p>
      {isOpen && question.isFromOutside && (
        <p className="mt-2 flex gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
          <span>The assistant has read text from outside, which may have led to this question.</span>
        </p>
      )}
      {isOpen ? <AnswerForm {...{ question, card, onSettled }} /> : <GivenAnswer question={question} />}
      {isOpen && (
        <p className="mt-2 text-xs text-ink-3">
          Open until {moment(question.expiresAt)}. The model reads the answer: never enter a password.
        </p>
      )}
      {isLinked && conversationId && (
        <Link to={`/chat/${conversationId}`} className="mt-2 inline-block text-xs">
          Open the conversation
        </Link>
      )}
    </article>
  );
}

interface QuestionCardProps {
  question: Question;
  /** Whether it links to its conversation, because it is shown elsewhere. */
  isLinked?: boolean;
  className?: string;
  onSettled?: (() => void) | undefined;
}
