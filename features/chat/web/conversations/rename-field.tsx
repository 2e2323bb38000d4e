import { useState } from "react";

/** The title of a conversation while it is being changed: Enter keeps it, Escape does not. */
export function RenameField({ title, onRename, onClose }: RenameFieldProps) {
  const [value, setValue] = useState(title);
  const keep = () => {
    const next = value.trim();
    if (next && next !== title) onRename(next);
    onClose();
  };
  return (
    <input
      ref={selectAll}
      value={value}
      maxLength={200}
      aria-label="Title of the conversation"
      onChange={(event) => setValue(event.target.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter" && !event.nativeEvent.isComposing) keep();
        if (event.key === "Escape") onClose();
      }}
      className="h-9 w-full rounded-md border border-accent bg-paper-1 px-2 text-sm text-ink-1 -outline-offset-1 pointer-coarse:h-11 pointer-coarse:text-lg"
    />
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
