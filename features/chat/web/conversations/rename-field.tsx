import { useId, useState } from "react";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { findTitleProblem } from "./title-problem.ts";

/** The title of a conversation being edited. Enter saves, Escape cancels. */
export function RenameField({ title, onRename, onClose }: RenameFieldProps) {
  const [value, setValue] = useState(title);
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  const keep = () => {
    const next = value.trim();
    if (next !== title) onRename(next);
    onClose();
  };
  const leave = () => {
    const found = findTitleProblem(value);
    if (!found) return keep();
    notify({ type: "warning", title: "The title was not changed", message: found, duration: 6000 });
    onClose();
  };
  const confirm = () => {
    const found = findTitleProblem(value);
    if (found) setProblem(found);
    else keep();
  };
  return (
    <>
      <input
        ref={selectAll}
        value={value}
        aria-label="Conversation title"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        onChange={(event) => {
          setValue(event.target.value);
          setProblem(undefined);
        }}
        onBlur={leave}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Enter" && !event.nativeEvent.isComposing) confirm();
          if (event.key === "Escape") onClose();
        }}
        className="h-9 w-full rounded-md border border-accent bg-paper-1 px-2 text-sm text-ink-1 -outline-offset-1 pointer-coarse:h-11 pointer-coarse:text-lg"
      />
      {problem && (
        <p id={problemId} role="alert" className="px-2 py-1 text-xs text-bad">
          {problem}
        </p>
      )}
    </>
  );
}

interface RenameFieldProps {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}

function selectAll(input: HTMLInputElement | null): void {
  if (!input) return;
  input.focus();
  input.select();
}
