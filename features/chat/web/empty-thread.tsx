import { Button } from "#platform/web/ui/button.tsx";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";

const usualSamples = [
  "What is 17.5 % of 2,480?",
  "What day is it 90 days from today?",
  "Read https://example.com and sum it up.",
  "Find what we said about renewals.",
];

/** A new conversation: one sentence and a few suggestions. */
export function EmptyThread({ onChoose, samples = usualSamples }: EmptyThreadProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-end-safe overflow-y-auto px-4 pb-8 sm:justify-center-safe [@media(max-height:36rem)]:pb-2">
      <div className="flex w-full max-w-conversation flex-col items-center gap-6 sm:px-6">
        <LogoMark sizePx={36} className="shrink-0 [@media(max-height:36rem)]:hidden" />
        <p className="text-center text-2xl font-semibold text-balance">What should be done?</p>
        <ul className="empty:hidden flex flex-wrap justify-center gap-2">
          {samples.map((sample) => (
            <li key={sample}>
              <Button className="rounded-full! font-normal! text-ink-2!" onClick={() => onChoose(sample)}>
                {sample}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface EmptyThreadProps {
  onChoose: (text: string) => void;
  /** Replaces the usual suggestions. */
  samples?: readonly string[];
}
