import { lazy, Suspense } from "react";
import { useSession } from "../session.ts";
import { useClosureDueAt } from "./use-closure.ts";

const ClosingBanner = lazy(async () => ({ default: (await import("./closing-banner.tsx")).ClosingBanner }));

/** Tells whoever asked for the end of the account when that is, on every page; nothing for everyone else. */
export function AccountClosing() {
  const { status } = useSession();
  return status === "signed-in" ? <OfThisUser /> : null;
}

function OfThisUser() {
  const dueAt = useClosureDueAt();
  if (!dueAt) return null;
  return (
    <Suspense>
      <ClosingBanner dueAt={dueAt} />
    </Suspense>
  );
}
