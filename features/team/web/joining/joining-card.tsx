import type { ReactNode } from "react";

/** What the link is about, and what the person can do. */
export function JoiningCard({ title, children, actions }: JoiningCardProps) {
  return (
    <article>
      <h1 className="font-serif text-4xl font-medium text-balance wrap-anywhere">{title}</h1>
      <div className="mt-4 grid grid-cols-1 gap-3 text-md text-ink-2">{children}</div>
      {actions && <div className="mt-7 flex flex-wrap gap-2">{actions}</div>}
    </article>
  );
}

interface JoiningCardProps {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
}
