import type { ReactNode } from "react";
import { PendingOutlet } from "./pending-outlet.tsx";

/** The page. */
export function MainArea({ children = <PendingOutlet /> }: { children?: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
