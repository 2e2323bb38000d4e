import { ToolResult } from "#features/runs/web/index.tsx";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import type { Message, Part } from "../../contract/index.ts";

/** A message as part of a document: who, when, text, what tools did, and sources with their addresses. */
export function PrintedMessage({ message }: { message: Message }) {
  const { role, parts, model, createdAt } = message;
  const sources = parts.flatMap((part) => (part.type === "tool-call" ? part.sources : []));
  return (
    <article className="mt-6">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-sm font-semibold break-after-avoid">
        {role === "user" ? "Question" : "Answer"}
        <span className="font-normal text-ink-3 tabular-nums">
          {[model?.label, minute.format(new Date(createdAt))].filter(Boolean).join(" · ")}
        </span>
      </h2>
      {parts.map((part, index) => (
        <PrintedPart key={keyOf(index)} part={part} isQuestion={role === "user"} />
      ))}
      {sources.length > 0 && (
        <ol aria-label="Sources" className="mt-3 list-decimal pl-5 text-xs text-ink-2">
          {sources.map(({ title, url }, index) => (
            <li key={keyOf(index)} className="break-words">
              {title} <span className="font-mono break-all text-ink-3">{url}</span>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}

function PrintedPart({ part, isQuestion }: { part: Part; isQuestion: boolean }) {
  switch (part.type) {
    case "reasoning":
      return null;
    case "text":
      if (part.isInterrupted || part.text === "") return null;
      return isQuestion ? (
        <p className="mt-2 border-l-2 border-line-3 pl-3 text-md break-words whitespace-pre-wrap">
          {part.text}
        </p>
      ) : (
        <div className="mt-2">
          <Markdown text={part.text} />
        </div>
      );
    case "tool-call":
      return (
        <>
          <p className="mt-2 text-sm text-ink-2">
            <span className="font-medium">{part.title}</span> {part.summary || part.status}
          </p>
          <ToolResult call={part} />
        </>
      );
    case "file":
      return (
        <p className="mt-2 text-sm wrap-anywhere text-ink-2">
          <span className="font-medium">File</span> {part.name}
        </p>
      );
    case "material":
      return (
        <p className="mt-2 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2">
          <span className="font-medium">{part.title}</span> {part.text}
        </p>
      );
  }
}

/** An ended message never changes, so a position identifies what is there. */
function keyOf(index: number): string {
  return `place-${index}`;
}

const minute = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
