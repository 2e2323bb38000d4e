import { TriangleAlert } from "lucide-react";
import { classNames } from "#platform/web/ui/class-names.ts";
import type { ShownCall } from "../contract/index.ts";

/** What deserves attention in a call. Nothing where nothing does. */
export function Warnings({ of: { warnings }, className }: WarningsProps) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Warnings" className={classNames("grid gap-1", className)}>
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2 text-sm text-warn wrap-anywhere">
          <TriangleAlert aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{warning}</span>
        </li>
      ))}
    </ul>
  );
}

interface WarningsProps {
  of: Pick<ShownCall, "warnings">;
  className?: string;
}
