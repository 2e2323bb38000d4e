import { classNames } from "./class-names.ts";

/** The keys of a shortcut, each in its own cap. */
export function Kbd({ keys, tone = "paper", className }: KbdProps) {
  return (
    <span className={classNames("inline-flex items-center gap-1", className)}>
      {keys.map((key) => (
        <kbd key={key} className={classNames(cap, tones[tone])}>
          {key}
        </kbd>
      ))}
    </span>
  );
}

const cap =
  "inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-sm border px-1 font-sans text-2xs font-medium";

const tones = {
  paper: "border-line-2 border-b-2 bg-paper-1 text-ink-2",
  inverse: "border-ink-3 text-paper-1",
};

interface KbdProps {
  keys: readonly string[];
  tone?: keyof typeof tones;
  className?: string;
}
