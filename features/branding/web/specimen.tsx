import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/** One component in some of its states, with its name. */
export function Specimen({ name, isWide = false, className, children }: SpecimenProps) {
  return (
    <div className={classNames("min-w-0", isWide && "md:col-span-2")}>
      <h3 className="mb-2.5 text-xs font-medium text-ink-3">{name}</h3>
      <div className={className ?? "flex flex-wrap items-center gap-3"}>{children}</div>
    </div>
  );
}

interface SpecimenProps {
  name: string;
  isWide?: boolean;
  className?: string;
  children: ReactNode;
}
