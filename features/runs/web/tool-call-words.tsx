import { classNames } from "#platform/web/ui/class-names.ts";
import { wordsOf } from "./fold-repeated-calls.ts";
import type { ToolCallPart } from "./run-parts.ts";

/** The tool's title and the call's line, truncated. */
export function ToolCallWords({ call, className }: { call: ToolCallPart; className?: string }) {
  return (
    <span className={classNames("min-w-0 truncate text-ink-2", className)}>
      <span className="mr-1 font-medium text-ink-1">{call.title}</span> {wordsOf(call)}
    </span>
  );
}
