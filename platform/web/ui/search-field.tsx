import { Search, X } from "lucide-react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { Kbd } from "./kbd.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A search input. Escape clears it. The label is for screen readers only. */
export function SearchField({ value, onValueChange, shortcut, placeholder, ...rest }: SearchFieldProps) {
  const words = useTexts(sharedTexts);
  return (
    <TextField
      labelHidden
      {...rest}
      type="search"
      value={value}
      placeholder={placeholder ?? rest.label}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || !value) return;
        event.preventDefault();
        // An empty field leaves the key to the dialog around it.
        event.stopPropagation();
        onValueChange("");
      }}
      inputClassName="[&::-webkit-search-cancel-button]:hidden"
      lead={<Search aria-hidden="true" size={16} />}
      trail={
        value ? (
          <button
            type="button"
            aria-label={words.clearSearch}
            onClick={() => onValueChange("")}
            className="grid size-7 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-paper-3 hover:text-ink-1 pointer-coarse:size-10"
          >
            <X aria-hidden="true" size={16} />
          </button>
        ) : (
          shortcut && <Kbd keys={[shortcut]} className="pointer-events-none pr-1 pointer-coarse:hidden" />
        )
      }
    />
  );
}

interface SearchFieldProps extends Omit<TextFieldProps, "type" | "value" | "onChange" | "lead" | "trail"> {
  value: string;
  onValueChange: (value: string) => void;
  /** The key that focuses the field. The caller listens for it. */
  shortcut?: string;
}
