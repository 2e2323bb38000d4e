const bars = ["h-1.5", "h-2", "h-2.5", "h-3", "h-3.5"];

/** The microphone level as bars. They also grow, so that the level does not depend on colour. */
export function LevelMeter({ level }: { level: number }) {
  const filled = Math.ceil(Math.min(1, level) * bars.length);
  return (
    <span className="inline-flex h-4 items-center gap-0.5">
      <meter className="sr-only" aria-label="Microphone level" min={0} max={bars.length} value={filled} />
      {bars.map((height, index) => (
        <span
          key={height}
          aria-hidden="true"
          className={`w-0.75 rounded-full ${index < filled ? `${height} bg-accent` : "h-0.75 bg-line-3"}`}
        />
      ))}
    </span>
  );
}
