import { Button } from "#platform/web/ui/button.tsx";

/** How far reading or importing has come, and the way to stop it. */
export function ImportProgress({ label, share, onStop }: ImportProgressProps) {
  const percent = Math.round(Math.min(1, share) * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-sm tabular-nums">{label}</p>
        <progress
          aria-label={label}
          max={100}
          value={percent}
          className="mt-2 h-1.5 w-full appearance-none overflow-hidden rounded-full bg-paper-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper-3 [&::-webkit-progress-value]:bg-accent"
        />
      </div>
      <Button onClick={onStop}>Stop</Button>
    </div>
  );
}

interface ImportProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  onStop: () => void;
}
