import type { ReactNode } from "react";

/** Link to the payment service, in a new tab. */
export function OutsideLink({ href, label, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label && `${label}, in a new tab`}
      className="hit-area text-sm underline underline-offset-4 hover:text-accent"
    >
      {children}
    </a>
  );
}

interface OutsideLinkProps {
  href: string;
  label?: string;
  children: ReactNode;
}
