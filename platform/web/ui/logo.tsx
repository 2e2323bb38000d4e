/** The mark and the word, 160 by 40. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg width="160" height="40" viewBox="0 0 160 40" role="img" aria-label="Adjutant" className={className}>
      <g fill="none" stroke="var(--accent)" strokeWidth="3.4">
        <path d="M5 22 15 9 25 22" />
        <path d="M5 31 15 18 25 31" />
      </g>
      <text
        x="37"
        y="26.4"
        fill="var(--ink-1)"
        fontFamily="var(--font-sans)"
        fontSize="18.5"
        fontWeight="600"
        letterSpacing="-0.45"
      >
        Adjutant
      </text>
    </svg>
  );
}
