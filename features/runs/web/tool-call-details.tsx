import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef } from "react";
import type { ToolCall } from "#features/tools/contract/index.ts";
import { CallDecision, CallFacts, readToolCall, toolCallKeys, UndoCall } from "#features/tools/web/index.tsx";
import { describeError } from "#platform/web/api/api-error.ts";
import { dropInvisibleCharacters } from "#platform/web/markdown/invisible-characters.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import { StepsOfCall } from "./child/steps-of-call.tsx";
import type { ToolCallPart } from "./run-parts.ts";
import { SourceChips } from "./source-chips.tsx";
import { WithheldResult } from "./withheld-result.tsx";

/** The recorded input and output of a tool call. */
export function ToolCallDetails({ id, call }: { id: string; call: ToolCallPart }) {
  const details = useQuery({
    // The record of a running tool call changes when it ends.
    queryKey: toolCallKeys.of(call.toolCallId, call.status),
    queryFn: () => readToolCall(call.toolCallId),
  });
  const box = useRef<HTMLDivElement>(null);
  const isRead = !details.isPending;
  // Scrolls the details into view at full height, clear of the bar that floats at the end.
  useEffect(() => {
    if (isRead) box.current?.scrollIntoView({ block: "nearest" });
  }, [isRead]);
  return (
    <div
      ref={box}
      id={id}
      className="mt-1 mb-3 ml-2 scroll-mt-12 scroll-mb-16 space-y-3 border-l border-line-2 py-1 pl-4.5 text-sm"
    >
      {details.isPending && <Skeleton className="h-16 w-full" />}
      {details.isError && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-bad">
          {describeError(details.error)}
          <Button size="sm" onClick={() => details.refetch()}>
            Retry
          </Button>
        </p>
      )}
      {details.data && <Record record={details.data} />}
      <StepsOfCall call={call} />
      {call.sources.length > 0 && (
        <Section title="Sources">
          <SourceChips sources={call.sources.map((source) => ({ ...source, toolCallId: call.toolCallId }))} />
        </Section>
      )}
    </div>
  );
}

function Record({ record }: { record: ToolCall }) {
  const input = JSON.stringify(record.input, null, 2);
  const changed = record.approvedInput === null ? undefined : JSON.stringify(record.approvedInput, null, 2);
  return (
    <>
      <CallDecision decision={record.decision} />
      <Section title="Input" copy={input}>
        <Sheet text={input} label="Input" />
      </Section>
      {changed !== undefined && (
        <Section title="Changed by a person" copy={changed}>
          <Sheet text={changed} label="Changed by a person" />
        </Section>
      )}
      {record.error && (
        <Section title="Error">
          <p className="text-bad">{record.error.message}</p>
        </Section>
      )}
      {record.isWithheld && (
        <Section title="Result">
          <WithheldResult />
        </Section>
      )}
      {record.content !== null && (
        <Section title="Result" copy={record.content}>
          <Sheet text={dropInvisibleCharacters(record.content)} label="Result" />
        </Section>
      )}
      <UndoCall call={record} />
      <CallFacts call={record} />
    </>
  );
}

function Section({ title, copy, children }: { title: string; copy?: string; children: ReactNode }) {
  return (
    <section>
      <div className="mb-1 flex h-7 items-center justify-between pointer-coarse:h-11">
        <h3 className="text-xs font-medium text-ink-3">{title}</h3>
        {copy && <CopyButton value={copy} label={`Copy the ${title.toLowerCase()}`} />}
      </div>
      {children}
    </section>
  );
}

/** Tool output may be anything, so it is shown as plain text. */
function Sheet({ text, label }: { text: string; label: string }) {
  return (
    <section aria-label={label}>
      <pre
        ref={reachWhenScrollable}
        className="max-h-72 overflow-auto rounded-lg border border-line-1 bg-paper-2 px-3 py-2 font-mono text-xs leading-5 break-words whitespace-pre-wrap -outline-offset-2"
      >
        {text}
      </pre>
    </section>
  );
}
