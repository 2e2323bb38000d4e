import { useEffect, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import type { HoldChoice } from "../../../contract/index.ts";
import { formatDay } from "../format-day.ts";
import { holdsTexts } from "../texts/holds-texts.ts";
import { useHoldable } from "../use-holds.ts";
import { FoundChoices } from "./found-choices.tsx";

const typingMs = 300;

/** Conversations of the workspace: by title where the admin may read it, else by owner and date. */
export function ConversationChoices({ chosen, onChange }: ConversationChoicesProps) {
  const { dialog: words, list, language } = useTexts(holdsTexts);
  const [sought, setSought] = useState("");
  const [asked, setAsked] = useState("");
  const [kept, setKept] = useState<readonly HoldChoice[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(sought.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [sought]);
  const { data: found = [], isPending } = useHoldable(asked);
  // What is chosen stays in sight, whatever is sought next.
  const choices = [...kept, ...found.filter(({ id }) => !chosen.includes(id))];
  const choose = (ids: readonly string[]) => {
    setKept(choices.filter(({ id }) => ids.includes(id)));
    onChange(ids);
  };
  const shown = choices.map(({ id, title, owner, updatedAt }) => ({
    id,
    name: words.conversationFacts(title, owner ?? list.somebody, formatDay(updatedAt, language)),
  }));
  return (
    <FoundChoices
      title={words.conversations}
      {...{ shown, chosen, sought }}
      placeholder={words.findConversation}
      hint={words.titlesHint}
      none={isPending ? "…" : words.noConversation}
      onSeek={setSought}
      onChange={choose}
    />
  );
}

interface ConversationChoicesProps {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}
