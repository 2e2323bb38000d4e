import { type KeyboardEvent, type Ref, useLayoutEffect, useRef } from "react";

/**
 * The text box of a message: Enter sends, Shift+Enter starts a new line. Ctrl+Enter sends too, or does what
 * `onSendUrgently` says.
 */
export function MessageBox({
  value,
  onChange,
  onSend,
  onSendUrgently = onSend,
  onEscape,
  label,
  placeholder,
  describedBy,
  ref,
}: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);

  // For browsers without `field-sizing`.
  useLayoutEffect(() => {
    if (!box.current || CSS.supports("field-sizing", "content")) return;
    box.current.style.height = "auto";
    box.current.style.height = `${value === "" ? 0 : box.current.scrollHeight}px`;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && onEscape) {
      event.preventDefault();
      onEscape();
    }
    // During composition, Enter belongs to the input method.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    const isUrgent = event.metaKey || event.ctrlKey;
    if (!isUrgent && matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    if (isUrgent) onSendUrgently();
    else onSend();
  };

  return (
    <textarea
      ref={(element) => {
        box.current = element;
        if (typeof ref === "function") ref(element);
        else if (ref) ref.current = element;
      }}
      rows={1}
      value={value}
      aria-label={label}
      aria-describedby={describedBy}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      className="field-sizing-content block max-h-[40dvh] min-h-12 w-full resize-none bg-transparent px-4 pt-3 pb-1 text-md text-ink-1 outline-none pointer-coarse:text-lg low:min-h-11 low:pt-2.5 low:pb-2.5 low:pointer-coarse:py-3.5"
    />
  );
}

interface MessageBoxProps {
  value: string;
  onChange: (value: string) => void;
  onSend: () => void;
  onSendUrgently?: () => void;
  onEscape?: () => void;
  label: string;
  placeholder?: string;
  describedBy?: string;
  ref?: Ref<HTMLTextAreaElement>;
}
