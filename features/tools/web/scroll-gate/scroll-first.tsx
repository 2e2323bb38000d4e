import type { EndToSee } from "./ends-to-see.ts";

/** Why something cannot be approved yet. Nothing once everything was in view. */
export function ScrollFirst({ next, to = "approve" }: { next: EndToSee | undefined; to?: string }) {
  return next && <p className="text-sm text-ink-2">{`Scroll ${next.scroll} to ${to}.`}</p>;
}
