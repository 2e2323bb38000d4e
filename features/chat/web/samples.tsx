import { useChosenModel } from "#features/models/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { listAllConversations } from "./api/conversation-pages.ts";
import { useConversations } from "./api/use-conversations.ts";
import { samplesFor } from "./samples-for.ts";

/** Suggestions that the chosen model can carry out. Choosing one writes it into the composer. */
export function Samples({ samples, starters, onChoose, className = "" }: SamplesProps) {
  const { chosen } = useChosenModel();
  const conversations = useConversations();
  const facts = {
    hasTools: chosen?.hasTools !== false,
    hasConversations: listAllConversations(conversations.data).length > 0,
  };
  const shown = starters?.map((text) => ({ label: text, text })) ?? samplesFor(facts, samples);
  const texts = shown.map(({ text }) => text);
  return (
    <ul className={`flex flex-wrap gap-2 empty:hidden ${className}`}>
      {shown.map(({ label, text }) => (
        <li key={label}>
          <Button
            className="h-auto! min-h-8 rounded-full! py-1! text-left font-normal! whitespace-normal! text-ink-2! wrap-anywhere"
            onClick={() => onChoose(text, texts)}
          >
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
  /** Those of an agent, whatever the model can do. */
  starters?: readonly string[] | undefined;
  /** With all suggestions that may stand in the box. */
  onChoose: (text: string, suggestions: readonly string[]) => void;
  className?: string;
}
