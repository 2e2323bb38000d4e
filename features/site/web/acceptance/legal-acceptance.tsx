import { lazy, Suspense } from "react";
import { useSession } from "#features/auth/web/index.tsx";

const AcceptanceBanner = lazy(async () => ({
  default: (await import("./acceptance-banner.tsx")).AcceptanceBanner,
}));

/** Asks whoever is signed in to accept what changed; nothing for everyone else. */
export function LegalAcceptance() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <Suspense>
      <AcceptanceBanner key={session.user.id} />
    </Suspense>
  );
}
