import { BookOpen, X } from "lucide-react";
import type { ReactNode } from "react";
import type { KnowledgeInChatProps } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { inChatTexts } from "./texts/in-chat-texts.ts";
import { useSwitchedOn } from "./use-switched-on.ts";

/** The collections that are switched on, above the message. Of those that the person may not read, only how many. */
export function KnowledgeChips(props: KnowledgeInChatProps) {
  const words = useTexts(inChatTexts);
  const on = useSwitchedOn(props);
  if (!on || on.items.length + on.hiddenCount === 0) return null;
  const { ids } = on;
  return (
    <ul aria-label={words.on} className="flex max-h-32 flex-wrap gap-1.5 overflow-y-auto px-3 pt-3">
      {on.items.map(({ id, name, isLeftOut }) => (
        <Chip
          key={id}
          label={words.off(name)}
          isDisabled={on.isBusy}
          onRemove={() => on.choose(ids.filter((one) => one !== id))}
        >
          <span className={isLeftOut ? "truncate line-through decoration-ink-3" : "truncate"}>{name}</span>
          {isLeftOut && (
            <span title={words.leftOutWhy} className="shrink-0 text-warn">
              {words.leftOut}
            </span>
          )}
        </Chip>
      ))}
      {on.hiddenCount > 0 && (
        <Chip label={words.hiddenOff} isDisabled={on.isBusy} onRemove={() => on.choose(ids, true)}>
          <span className="truncate">{words.hidden(on.hiddenCount)}</span>
        </Chip>
      )}
    </ul>
  );
}

function Chip({ label, isDisabled, onRemove, children }: ChipProps) {
  return (
    <li className="flex min-w-0 max-w-full items-center gap-1.5 rounded-full border border-line-2 bg-paper-2 pl-2.5 text-xs text-ink-2">
      <BookOpen aria-hidden="true" size={12} className="shrink-0 text-accent" />
      {children}
      <IconButton
        label={label}
        size="sm"
        disabled={isDisabled}
        className="rounded-full!"
        icon={<X aria-hidden="true" size={12} />}
        onClick={onRemove}
      />
    </li>
  );
}

interface ChipProps {
  label: string;
  isDisabled: boolean;
  onRemove: () => void;
  children: ReactNode;
}
