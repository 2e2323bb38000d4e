import { Building2, UserRound, Users } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { TextField } from "#platform/web/ui/text-field.tsx";
import { sharingTexts } from "../texts/sharing-texts.ts";
import type { SubjectOption } from "./subject-options.ts";

/**
 * Finds people and teams while one types. The input keeps the focus and marks one of them; Enter takes it. Enter never
 * submits the form around it: whoever chooses has not shared yet.
 */
export function SubjectField({
  label,
  placeholder,
  error,
  typed,
  options,
  isFailed,
  inputRef,
  onType,
  onChoose,
}: SubjectFieldProps) {
  const { add: words } = useTexts(sharingTexts);
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const current = Math.max(0, Math.min(marked, options.length - 1));
  const choose = (option: SubjectOption) => {
    setOpen(false);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[current];
    if (step) {
      setOpen(true);
      if (isOpen) setMarked((current + step + options.length) % Math.max(1, options.length));
    } else if (event.key === "Enter") {
      if (isOpen && option && !event.repeat) choose(option);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      setOpen(false);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0">
      <TextField
        {...{ label, error }}
        ref={inputRef}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options.length > 0 ? `${listId}-${current}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={placeholder ?? words.placeholder}
        value={typed}
        onChange={({ target }) => {
          onType(target.value);
          setMarked(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={words.options}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto rounded-lg border border-line-1 bg-paper-1 p-1 shadow-float"
      >
        {options.length === 0 && (
          <p className="px-2 py-3 text-sm text-ink-2">{isFailed ? words.failed : words.none}</p>
        )}
        {options.map((option, index) => {
          const Icon = icons[option.subject.type];
          return (
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === current}
              onPointerMove={() => setMarked(index)}
              // The press would take the focus, and with it the list.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              onKeyDown={(event) => event.key === "Enter" && choose(option)}
              className={classNames(
                "flex items-center gap-2 rounded-md px-2 py-1.5 text-sm pointer-coarse:min-h-11",
                index === current && "bg-paper-3",
              )}
            >
              <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
              <span className="min-w-0 truncate text-ink-1">{option.name}</span>
              <span className="ml-auto min-w-0 truncate text-xs text-ink-2">{option.hint}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

export const icons = { user: UserRound, team: Users, workspace: Building2 };

interface SubjectFieldProps {
  label: string;
  placeholder?: string;
  error?: string | undefined;
  typed: string;
  options: readonly SubjectOption[];
  isFailed: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onType: (typed: string) => void;
  onChoose: (option: SubjectOption) => void;
}
