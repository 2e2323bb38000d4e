import { PendingOutlet } from "./pending-outlet.tsx";

/** The page. */
export function MainArea() {
  return (
    <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
      <PendingOutlet />
    </main>
  );
}
