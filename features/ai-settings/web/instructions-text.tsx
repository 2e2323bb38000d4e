import { reachWhenScrollable } from "#platform/web/ui/reach-when-scrollable.ts";

/** Instructions as they were written. Long ones scroll. */
export function InstructionsText({ text }: { text: string }) {
  return (
    <div
      ref={reachWhenScrollable}
      className="max-h-72 overflow-y-auto rounded-lg border border-line-1 bg-paper-1 px-3 py-2.5 text-sm whitespace-pre-wrap wrap-anywhere"
    >
      {text}
    </div>
  );
}
