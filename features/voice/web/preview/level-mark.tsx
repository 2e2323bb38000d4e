const bars = [
  "h-2 [animation-delay:-0.7s]",
  "h-3.5 [animation-delay:-0.3s]",
  "h-2.5 [animation-delay:-0.5s]",
];

/** Three bars that go up and down while something sounds; they stand still for whoever wants no motion. */
export function LevelMark() {
  return (
    <span aria-hidden="true" className="flex h-3.5 w-3.5 items-center justify-center gap-0.5 text-accent">
      {bars.map((bar) => (
        <span key={bar} className={`w-0.75 animate-level rounded-full bg-current ${bar}`} />
      ))}
    </span>
  );
}
