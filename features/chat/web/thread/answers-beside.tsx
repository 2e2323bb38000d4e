import type { Message } from "../../contract/index.ts";
import { AnswerBeside } from "./answer-beside.tsx";
import type { ThreadActs } from "./thread-acts.ts";
import type { AnswerVersion } from "./use-answer.ts";

/** Two answers of different models to one question, side by side, until the person keeps one of them. */
export function AnswersBeside({ message, beside, acts, isBusy }: AnswersBesideProps) {
  return (
    <section aria-label="Two answers" className="pt-1 pb-3">
      <div className="grid gap-3 md:grid-cols-2">
        {[message, beside].map((version, index) => (
          <AnswerBeside
            key={version.id}
            message={version}
            name={index === 0 ? "First answer" : "Second answer"}
            {...{ acts, isBusy }}
          />
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-3">
        Keep one answer to go on from it; the other one stays as a version. A message sent before that goes on
        from the first answer.
      </p>
    </section>
  );
}

interface AnswersBesideProps {
  message: Message;
  beside: AnswerVersion;
  acts: ThreadActs;
  isBusy: boolean;
}
