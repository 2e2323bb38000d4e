import { BookOpen } from "lucide-react";
import { Link } from "react-router";
import type { KnowledgeInChatProps } from "#features/chat/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { IconButton } from "#platform/web/ui/icon-button.tsx";
import { Popover } from "#platform/web/ui/popover.tsx";
import { CollectionChecks } from "./collection-checks.tsx";
import { inChatTexts } from "./texts/in-chat-texts.ts";
import { useSwitchedOn } from "./use-switched-on.ts";

/** The button beside a message with the collections that its answer may come from. */
export function KnowledgeChoice(props: KnowledgeInChatProps) {
  const words = useTexts(inChatTexts);
  const on = useSwitchedOn(props);
  const ids = on?.ids ?? [];
  const count = ids.length + (on?.hiddenCount ?? 0);
  const label = count === 0 ? words.button : words.buttonOn(count);
  return (
    <Popover
      title={words.title}
      align="end"
      trigger={
        <IconButton
          label={label}
          icon={<BookOpen aria-hidden="true" size={16} />}
          {...(count > 0 && { className: "text-accent!" })}
        />
      }
    >
      <CollectionChecks
        chosenIds={ids}
        others={on?.hiddenCount ?? 0}
        isDisabled={on === undefined}
        onChoose={(next) => on?.choose(next)}
      />
      <p className="mt-3 border-t border-line-1 pt-3 text-xs">
        <Link
          to="/agents/knowledge"
          className="hit-area rounded-sm text-ink-2 underline-offset-4 hover:underline"
        >
          {words.all}
        </Link>
      </p>
    </Popover>
  );
}
