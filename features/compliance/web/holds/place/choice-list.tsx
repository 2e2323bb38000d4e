import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { holdsTexts } from "../texts/holds-texts.ts";
import { FoundChoices } from "./found-choices.tsx";

/** Several of a list, found by name. */
export function ChoiceList({ title, hint, choices, chosen, onChange }: ChoiceListProps) {
  const { dialog: words } = useTexts(holdsTexts);
  const [sought, setSought] = useState("");
  const shown = choices.filter(({ name }) => name.toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <FoundChoices
      {...{ title, shown, chosen, onChange, sought }}
      {...(hint ? { hint } : {})}
      placeholder={words.find}
      none={words.none}
      onSeek={setSought}
    />
  );
}

interface ChoiceListProps {
  title: string;
  hint?: string;
  choices: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}
