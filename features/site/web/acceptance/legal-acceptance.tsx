import { Suspense } from "react";
import { useSession } from "#features/auth/web/index.tsx";
import { optionalPart } from "#platform/web/page/optional-part.ts";

const AcceptanceBanner = optionalPart(async () => (await import("./acceptance-banner.tsx")).AcceptanceBanner);

/** Asks the signed-in person to accept changed texts. Empty for everybody else. */
export function LegalAcceptance() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <Suspense>
      <AcceptanceBanner key={session.user.id} />
    </Suspense>
  );
}
