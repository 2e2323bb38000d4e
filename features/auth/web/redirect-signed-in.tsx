import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { readReturnTarget, standardTarget } from "./return-target.ts";

/** Redirects a signed-in user, after redeeming their admin link if any. */
export function RedirectSignedIn({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A page that another person left is no return target.
  const isOthers = wasLeftByAnother(useLocation().state, userId);
  const target = isOthers ? standardTarget : readReturnTarget(search);
  const claim = search.get("claim");

  useEffect(() => {
    let isLeft = false;
    const redeemed = claim ? redeem(claim, userId) : Promise.resolve();
    void redeemed.then(() => {
      if (!isLeft) return navigate(target, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [claim, navigate, target, userId]);

  return <CentredSpinner className="min-h-dvh" />;
}

/** Lazy: only the person with the link of the first start needs it. */
async function redeem(token: string, userId: string): Promise<void> {
  const { claimAdmin } = await import("./claim/claim-admin.ts");
  await claimAdmin(token, userId);
}

function wasLeftByAnother(state: unknown, userId: string): boolean {
  if (typeof state !== "object" || state === null || !("leftBy" in state)) return false;
  return state.leftBy !== undefined && state.leftBy !== userId;
}
