import { Markdown } from "#platform/web/markdown/markdown.tsx";

/** Text that a restart of the server cut off: it stays to be read, and the step is started again after it. */
export function InterruptedText({ text }: { text: string }) {
  return (
    <div className="my-3">
      {text && (
        <div className="opacity-75">
          <Markdown text={text} />
        </div>
      )}
      <p className="mt-3 flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line-2 after:h-px after:flex-1 after:bg-line-2">
        Interrupted by a restart. Starting this step again.
      </p>
    </div>
  );
}
