import type { ReactNode } from "react";

/** A page inside a frame with a navigation of its own: heading, one lead sentence, panels. */
export function SectionPage({ title, lead, children }: SectionPageProps) {
  return (
    <>
      <header className="mb-6">
        <h1 className="text-2xl font-semibold text-ink-1 wrap-anywhere">{title}</h1>
        {lead && <p className="mt-1 max-w-prose text-base text-ink-2">{lead}</p>}
      </header>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </>
  );
}

interface SectionPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}
