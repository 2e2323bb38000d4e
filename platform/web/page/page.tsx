import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

/** The frame of an ordinary page: heading, actions, one lead sentence, content. */
export function Page({ title, lead, actions, width = "page", children }: PageProps) {
  return (
    <div
      className={classNames(
        "mx-auto w-full page-gutter py-8 md:py-10",
        width === "page" ? "max-w-page" : "max-w-conversation",
      )}
    >
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold text-ink-1 wrap-anywhere">{title}</h1>
          {lead && <p className="mt-1 max-w-prose text-base text-ink-2 wrap-anywhere">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface PageProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: "page" | "reading";
  children?: ReactNode;
}
