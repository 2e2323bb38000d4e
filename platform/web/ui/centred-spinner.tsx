import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

/** Fills its place with a spinner and one line of text. */
export function CentredSpinner({ text, className }: CentredSpinnerProps) {
  const { loading } = useTexts(sharedTexts);
  return (
    <div
      role="status"
      className={classNames(
        "flex w-full flex-1 flex-col items-center justify-center gap-3 text-sm text-ink-2",
        className ?? "min-h-64",
      )}
    >
      <Spinner sizePx={20} className="text-accent" />
      {text ?? loading}
    </div>
  );
}

interface CentredSpinnerProps {
  text?: string;
  className?: string;
}
