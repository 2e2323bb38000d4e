import { Fragment, useMemo } from "react";
import { Markdown } from "#platform/web/markdown/markdown.tsx";
import { useTopTools } from "#platform/web/modules/tool-results.ts";
import { CallRow } from "./call-row.tsx";
import { foldRepeatedCalls } from "./fold-repeated-calls.ts";
import { useOpenedLines } from "./opened-lines.ts";
import { Reasoning } from "./reasoning.tsx";
import type { RunPart, ToolCallPart } from "./run-parts.ts";
import { SourceChips } from "./source-chips.tsx";
import { SourceLinks } from "./source-link.tsx";
import { ToolResult } from "./tool-result.tsx";
import { TopResult, takeTopCalls } from "./top-result.tsx";

/** The output and acts of a run in order, followed by its sources. */
export function RunPartsView({ parts: all, isGrowing }: { parts: readonly RunPart[]; isGrowing: boolean }) {
  const topTools = useTopTools();
  const { top, rest: parts } = useMemo(() => takeTopCalls(all, topTools), [all, topTools]);
  const opened = useOpenedLines();
  const sources = parts.flatMap((part) =>
    part.type === "tool-call"
      ? part.sources.map((source) => ({ ...source, toolCallId: part.toolCallId }))
      : [],
  );
  return (
    <>
      {top.length > 0 && <TopResult calls={top} />}
      <SourceLinks sources={sources}>
        {foldRepeatedCalls(parts).map((folded) =>
          folded.type === "calls" ? (
            <Fragment key={folded.calls[0].toolCallId}>
              <CallRow calls={folded.calls} isFolded={folded.isFolded} opened={opened} />
              {folded.calls.map((call) => (
                <ToolResult key={call.toolCallId} call={call} />
              ))}
            </Fragment>
          ) : (
            <PartView
              // Parts are only appended, so their position identifies them.
              key={`${folded.part.type}-${folded.index}`}
              part={folded.part}
              isGrowing={isGrowing && folded.index === parts.length - 1}
            />
          ),
        )}
      </SourceLinks>
      {!isGrowing && <SourceChips sources={sources} className="mt-4" />}
    </>
  );
}

function PartView({ part, isGrowing }: { part: Exclude<RunPart, ToolCallPart>; isGrowing: boolean }) {
  switch (part.type) {
    case "reasoning":
      return part.text.trim() ? <Reasoning text={part.text} isGrowing={isGrowing} /> : null;
    case "text":
      if (part.isInterrupted) return <InterruptedText text={part.text} cause={part.cause ?? "restart"} />;
      return part.text ? (
        <div className="my-3 first:mt-0 last:mb-0">
          <Markdown text={part.text} isGrowing={isGrowing} />
        </div>
      ) : null;
  }
}

/** Text of a step that was cut off or rejected. It stays readable, and the step starts again after it. */
function InterruptedText({ text, cause }: { text: string; cause: keyof typeof causes }) {
  return (
    <div className="my-3">
      {text && (
        <div className="opacity-75">
          <Markdown text={text} />
        </div>
      )}
      <p className="mt-3 flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
        {causes[cause]}
      </p>
    </div>
  );
}

const causes = {
  restart: "Interrupted by a restart. Starting this step again.",
  time_limit: "Interrupted at the time limit.",
  output_misfit: "Rejected: not in the form that the agent needs.",
};
