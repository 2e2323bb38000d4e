import type { ReactNode } from "react";
import { Link } from "react-router";
import { citationLink } from "#features/files/web/index.tsx";

/** A citation in an answer: a file opens beside it, a passage on its page. Undefined for other links. */
export function citedPlace(address: string, children: ReactNode): ReactNode | undefined {
  if (!isPassage(address)) return citationLink(address, children);
  return (
    <Link
      to={address}
      className="rounded-sm border border-line-2 bg-paper-2 px-1 text-xs text-accent no-underline hover:border-accent"
    >
      {children}
    </Link>
  );
}

/** Nothing else of the product can be reached by a link that a model wrote. */
function isPassage(address: string): boolean {
  return /^\/agents\/knowledge\/[0-9a-f-]{36}\/documents\/[0-9a-f-]{36}\?passage=\d{1,9}(&version=\d{1,9})?$/.test(
    address,
  );
}
