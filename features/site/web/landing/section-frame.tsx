import type { ReactNode } from "react";
import { classNames } from "#platform/web/ui/class-names.ts";

/** A section of the page: heading in the margin, content beside it. */
export function SectionFrame({ id, heading, lead, aside, layout = "margin", children }: SectionFrameProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} data-later className="border-t border-line-1">
      <div
        className={classNames(
          "mx-auto grid w-full max-w-page gap-x-16 gap-y-6 md:gap-y-8 page-gutter py-9 md:py-20",
          layout === "margin" && "lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]",
        )}
      >
        <div className={classNames("min-w-0", layout === "margin" && "lg:sticky lg:top-24 lg:self-start")}>
          <h2
            id={headingId}
            className="max-w-[20em] font-serif text-3xl font-medium text-balance sm:text-4xl"
          >
            {heading}
          </h2>
          {lead && <p className="mt-4 max-w-[36em] text-lg text-ink-2">{lead}</p>}
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

interface SectionFrameProps {
  id: string;
  heading: string;
  lead?: string;
  /** Placed below the lead. */
  aside?: ReactNode;
  layout?: "margin" | "stacked";
  children: ReactNode;
}
