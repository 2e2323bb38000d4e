import type { ReactNode } from "react";
import { keepFocusNear } from "./keep-focus-near.ts";
import { PendingOutlet } from "./pending-outlet.tsx";

/** The page. The keyboard keeps its place in it. */
export function MainArea({ children = <PendingOutlet /> }: { children?: ReactNode }) {
  return (
    <main ref={keepFocusNear} id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
