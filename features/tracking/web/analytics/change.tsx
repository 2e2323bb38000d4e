import { classNames } from "#platform/web/ui/class-names.ts";
import type { Compared } from "../../contract/analytics.ts";
import { formatChange, formatCount } from "./format-count.ts";

/** How a number compares with the time before; whether more is better is up to the reader. */
export function Change({ of, className }: { of: Compared; className?: string }) {
  return (
    <span
      title={`${formatCount(of.previous)} before`}
      className={classNames("text-xs whitespace-nowrap text-ink-3 tabular-nums", className)}
    >
      {formatChange(of)}
      <span className="sr-only"> compared with {formatCount(of.previous)} before</span>
    </span>
  );
}
