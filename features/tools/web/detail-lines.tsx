import { type ReactNode, useId, useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";

/** Ids and versions, which most people never need: folded behind Details. */
export function FoldedDetails({ beside, children }: { beside?: ReactNode; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="ghost"
          size="sm"
          className="-ml-2.5"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          Details
        </Button>
        {beside}
      </div>
      {isOpen && (
        <dl id={id} className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-xs text-ink-2">
          {children}
        </dl>
      )}
    </div>
  );
}

export function DetailLine({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** An id, a hash or a code. */
export function Mono({ children }: { children: ReactNode }) {
  return <span className="font-mono text-2xs">{children}</span>;
}
