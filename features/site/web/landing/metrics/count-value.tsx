import type { CountRow } from "./count-rows.ts";

/** The place of one count, filled by a script. Without scripts it stays a dash. */
export function CountValue({ count, durationMs }: Pick<CountRow, "count" | "durationMs">) {
  return (
    <span data-count={count} data-duration-ms={durationMs} className="tabular-nums">
      <span aria-hidden="true" className="text-ink-3 scripted:hidden">
        –
      </span>
      <span
        aria-hidden="true"
        className="hidden h-[0.7em] w-[4ch] animate-breathe rounded-sm bg-paper-3 scripted:inline-block"
      />
    </span>
  );
}
