import { classNames } from "#platform/web/ui/class-names.ts";
import type { Compared } from "../../contract/analytics.ts";
import { formatChange, formatCount } from "./format-count.ts";

/** The change against the period before. It does not judge whether more is better. */
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
