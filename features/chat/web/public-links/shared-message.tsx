import { ShownData, SourceChips } from "#features/runs/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { ChevronIcon } from "#platform/web/ui/chevron-icon.tsx";
import type { PublicConversation, PublicPart } from "../../contract/index.ts";
import { UserMessageText } from "../thread/user-message-text.tsx";
import { sharedPageTexts } from "./texts/shared-page-texts.ts";

type PublicMessage = PublicConversation["messages"][number];

/** One message of a copy: a question as plain text, an answer with the titles of its tools and its sources. */
export function SharedMessage({ message }: { message: PublicMessage }) {
  const words = useTexts(sharedPageTexts);
  const { role, parts, model } = message;
  if (role === "user") {
    return (
      <article aria-label={words.question} className="flex flex-col items-end pt-5">
        <h2 className="sr-only">{words.question}</h2>
        <div className="max-w-[85%]">
          <UserMessageText text={parts.map((part) => (part.type === "text" ? part.text : "")).join("\n\n")} />
        </div>
      </article>
    );
  }
  const sources = parts.flatMap((part) => (part.type === "tool-call" ? part.sources : []));
  return (
    <article aria-label={words.answer} className="min-w-0 pt-4 pb-2">
      <h2 className="sr-only">{words.answer}</h2>
      {parts.map((part, index) => (
        // A copy never changes, so the position identifies a part.
        <SharedPart key={keyOf(index)} part={part} />
      ))}
      <SourceChips sources={sources} className="mt-4" />
      {model && <p className="mt-3 font-mono text-2xs text-ink-3">{words.answeredBy(model)}</p>}
    </article>
  );
}

function SharedPart({ part }: { part: PublicPart }) {
  const words = useTexts(sharedPageTexts);
  if (part.type === "text") {
    return (
      <div className="my-3">
        <Markdown text={part.text} />
      </div>
    );
  }
  return (
    <>
      <p className="flex items-center gap-2 py-1 text-sm text-ink-2">
        <ChevronIcon isFilled className={`shrink-0 ${part.isDone ? "text-accent" : "text-ink-3"}`} />
        <span className="font-medium text-ink-1">{part.title}</span>
        {part.isDone ? words.toolDone : words.toolFailed}
      </p>
      {part.isResultLeftOut && <p className="pb-1 pl-6 text-xs text-ink-3">{words.leftOut}</p>}
      {part.result && <ShownData toolName={part.result.toolName} data={part.result.data} />}
    </>
  );
}

function keyOf(index: number): string {
  return `place-${index}`;
}
