import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "#platform/web/language/texts.ts";
import { classNames } from "#platform/web/ui/class-names.ts";
import { popupStyle } from "#platform/web/ui/popup-style.ts";
import type { Mentionable } from "../contract/index.ts";
import { keepMention } from "./kept-mentions.ts";
import { MentionOption } from "./mention-option.tsx";
import { mentionTexts } from "./texts/mention-texts.ts";
import { withMention } from "./typed-mention.ts";
import { useMentionables } from "./use-mentionables.ts";
import { useTypedMention } from "./use-typed-mention.ts";

const mostShown = 8;

/**
 * The list that opens above a text box while an `@` is typed. The focus stays in the box: arrows, Enter, Tab and Escape
 * belong to the list while it is open, everything else to the text.
 */
export function MentionList({ box, text, onText, place, object, withAgents = true }: MentionListProps) {
  const words = useTexts(mentionTexts);
  const id = useId();
  const { typed, close } = useTypedMention(box, text);
  const found = useMentionables(typed?.words, object);
  const options = (found ?? []).filter(({ type }) => withAgents || type !== "agent").slice(0, mostShown);
  const isOpen = typed !== undefined && options.length > 0;
  // Another list begins at its first line.
  const [chosen, setChosen] = useState({ words: "", index: 0 });
  const active = chosen.words === typed?.words ? Math.min(chosen.index, options.length - 1) : 0;
  const point = (index: number) => setChosen({ words: typed?.words ?? "", index });

  const choose = (option: Mentionable | undefined) => {
    if (!typed || !option) return;
    const next = withMention(text, typed, option.name);
    keepMention(place, option);
    // A name may be followed by words that could be more of it.
    close();
    flushSync(() => onText(next.text));
    box.current?.focus();
    box.current?.setSelectionRange(next.cursor, next.cursor);
  };
  /** Whether the key belongs to the list. */
  const press = (key: string): boolean => {
    if (key === "ArrowDown") point((active + 1) % options.length);
    else if (key === "ArrowUp") point((active + options.length - 1) % options.length);
    else if (key === "Enter" || key === "Tab") choose(options[active]);
    else if (key === "Escape") close();
    else return false;
    return true;
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });

  useEffect(() => {
    const element = box.current;
    if (!element || !isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!latest.current(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener("keydown", onKeyDown);
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("aria-controls", `${id}-list`);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
      for (const name of ["aria-autocomplete", "aria-controls", "aria-activedescendant"])
        element.removeAttribute(name);
    };
  }, [box, isOpen, id]);
  useEffect(() => {
    if (isOpen) box.current?.setAttribute("aria-activedescendant", `${id}-${active}`);
  }, [box, isOpen, active, id]);

  return (
    <div className="relative">
      <p role="status" className="sr-only">
        {typed && found && words.found(options.length)}
      </p>
      {isOpen && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.list}
          className={classNames(
            popupStyle,
            "absolute bottom-1 left-0 z-30 max-h-80 w-80 max-w-full overflow-y-auto p-1",
          )}
        >
          {options.map((option, index) => (
            <MentionOption
              key={`${option.type} ${option.id}`}
              id={`${id}-${index}`}
              option={option}
              isActive={index === active}
              isReaderKnown={object !== undefined}
              onPoint={() => point(index)}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface MentionListProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** Where the mentions are kept until the text is sent. */
  place: string;
  /** Those who can read it come first. */
  object?: { noun: string; id: string } | undefined;
  withAgents?: boolean;
}
