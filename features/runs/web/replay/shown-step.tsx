import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { Status } from "#platform/web/ui/status.tsx";
import { type RunStepView, stepStatuses } from "../../contract/index.ts";
import { toolCallWord } from "../tool-call-mark.tsx";

/** One step as it was: what the model wrote, each call with its input, and what it gave back. */
export function ShownStep({ step }: { step: RunStepView }) {
  // A step is over: its parts never change their place.
  const parts = step.parts.map((part, place) => ({ part, key: `${step.place} ${place}` }));
  return (
    <article aria-label={`Step ${step.place}`} className="grid min-w-0 gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <Status look={stepStatuses[step.status]} />
        {kinds[step.kind]}
        {!step.isOwn && <span className="text-ink-3">From the answer that this one goes on from</span>}
      </p>
      {step.parts.length === 0 && <p className="text-sm text-ink-3">Nothing was written.</p>}
      {parts.map(({ key, part }) => (
        <Part key={key} part={part} />
      ))}
    </article>
  );
}

const kinds = { model: "The model answered", input: "You said meanwhile", notice: "Ended" };

function Part({ part }: { part: RunStepView["parts"][number] }) {
  if (part.type === "text") return <Markdown text={part.text} />;
  if (part.type === "reasoning") {
    return (
      <p className="border-l-2 border-line-2 pl-3 text-sm whitespace-pre-wrap text-ink-3">{part.text}</p>
    );
  }
  return (
    <section
      aria-label={part.title}
      className="grid min-w-0 gap-2 rounded-lg border border-line-1 p-3 text-sm"
    >
      <p className="font-medium">
        {part.title} <span className="font-normal text-ink-3">{toolCallWord(part.status)}</span>
      </p>
      <Block label="Input" text={part.input} />
      <Block label="Result" text={part.result} />
    </section>
  );
}

function Block({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <p className="text-xs text-ink-3">{label}</p>
      <pre className="mt-1 rounded-md border border-line-1 bg-paper-1 px-2.5 py-2 text-xs leading-5 wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
    </div>
  );
}
