/** How far something in the background has come, with words above the bar. `share` is from 0 to 1. */
export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <div>
      <p className="text-xs text-ink-2 tabular-nums">{label}</p>
      <progress
        aria-label={label}
        max={100}
        value={Math.round(share * 100)}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
