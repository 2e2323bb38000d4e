import type { ReactNode, Ref } from "react";
import { PendingOutlet } from "./pending-outlet.tsx";

export interface MainAreaProps {
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function MainArea({ children = <PendingOutlet />, ref }: MainAreaProps) {
  return (
    <main ref={ref} id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
