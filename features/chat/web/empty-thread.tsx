import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import { Samples } from "./samples.tsx";

/** A new conversation: one sentence and a few suggestions. */
export function EmptyThread({ onChoose, samples, starters, agentName }: EmptyThreadProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-end-safe overflow-y-auto px-4 pb-8 sm:justify-center-safe [@media(max-height:36rem)]:pb-2">
      <div className="flex w-full max-w-conversation flex-col items-center gap-6 sm:px-6">
        <LogoMark sizePx={36} className="shrink-0 [@media(max-height:36rem)]:hidden" />
        <p className="text-center text-2xl font-semibold text-balance">
          {agentName ?? "What can I help with?"}
        </p>
        <Samples samples={samples} starters={starters} onChoose={onChoose} className="justify-center" />
      </div>
    </div>
  );
}

interface EmptyThreadProps {
  /** With all suggestions that may stand in the box. */
  onChoose: (text: string, suggestions: readonly string[]) => void;
  /** Replaces the usual suggestions that use tools. Empty for none. */
  samples?: readonly string[];
  /** Questions that the agent begins with, in place of suggestions. */
  starters?: readonly string[] | undefined;
  /** The agent that answers. */
  agentName?: string | null | undefined;
}
