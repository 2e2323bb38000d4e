import type { ReactNode } from "react";

/** One chapter of the page, reachable by its anchor. */
export function DesignSection({ id, title, children, note }: DesignSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line-1 pt-6 pb-12">
      <h2 id={`${id}-title`} className="text-2xl font-semibold">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-prose text-ink-2">{note}</p>}
      <div className="mt-6 grid gap-x-8 gap-y-8 md:grid-cols-2">{children}</div>
    </section>
  );
}

interface DesignSectionProps {
  id: string;
  title: string;
  note?: string;
  children: ReactNode;
}
