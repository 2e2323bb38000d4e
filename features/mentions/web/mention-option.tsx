import { Bot, User, Users } from "lucide-react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { Mentionable } from "../contract/index.ts";
import { mentionTexts } from "./texts/mention-texts.ts";

const icons = { person: User, team: Users, agent: Bot };

/** One line of the list of whom to mention. The focus stays in the text box, which names the option. */
export function MentionOption({
  id,
  option,
  isActive,
  isReaderKnown,
  onPoint,
  onChoose,
}: MentionOptionProps) {
  const words = useTexts(mentionTexts);
  const Icon = icons[option.type];
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
      className="flex min-h-8 w-full items-center text-left gap-2 rounded-md px-2 py-1 text-sm text-ink-1 select-none aria-selected:bg-paper-3 pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      <span className="sr-only">{words[option.type]}: </span>
      <span className="min-w-0 flex-1 truncate">{option.name}</span>
      {isReaderKnown && !option.canRead && (
        <span className="shrink-0 text-xs text-ink-3">{words.cannotSee}</span>
      )}
    </button>
  );
}

interface MentionOptionProps {
  id: string;
  option: Mentionable;
  isActive: boolean;
  /** Whether it is known who reads what is written in. */
  isReaderKnown: boolean;
  onPoint: () => void;
  onChoose: () => void;
}
