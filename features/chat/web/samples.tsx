import { useChosenModel } from "#features/models/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { listAllConversations } from "./api/conversation-pages.ts";
import { useConversations } from "./api/use-conversations.ts";
import { samplesFor } from "./samples-for.ts";

/** Suggestions that the chosen model can carry out. Choosing one writes it into the composer. */
export function Samples({ samples, onChoose, className = "" }: SamplesProps) {
  const { chosen } = useChosenModel();
  const conversations = useConversations();
  const facts = {
    hasTools: chosen?.hasTools !== false,
    hasConversations: listAllConversations(conversations.data).length > 0,
  };
  const shown = samplesFor(facts, samples);
  const texts = shown.map(({ text }) => text);
  return (
    <ul className={`flex flex-wrap gap-2 empty:hidden ${className}`}>
      {shown.map(({ label, text }) => (
        <li key={label}>
          <Button className="rounded-full! font-normal! text-ink-2!" onClick={() => onChoose(text, texts)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SamplesProps {
  /** Replaces the usual suggestions that use tools. Empty for none. */
  samples?: readonly string[] | undefined;
  /** With all suggestions that may stand in the box. */
  onChoose: (text: string, suggestions: readonly string[]) => void;
  className?: string;
}
