import type { ReactNode } from "react";

/** A sentence beside the buttons of a dialog, which is in view however far its content is scrolled. */
export function FooterNote({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="mr-auto min-w-0 flex-1 basis-full self-center empty:hidden sm:basis-40">
      {children}
    </div>
  );
}
