import { useEffect } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { readReturnTarget, standardTarget } from "./return-target.ts";

/** Leads a signed-in user on, after redeeming the admin link if they came with one. */
export function RedirectSignedIn({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // The page that one person left is not the next one's to come back to.
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

/** Loaded only for the one person who ever follows the link of the first start. */
async function redeem(token: string, userId: string): Promise<void> {
  const { claimAdmin } = await import("./claim-admin.ts");
  await claimAdmin(token, userId);
}

function wasLeftByAnother(state: unknown, userId: string): boolean {
  if (typeof state !== "object" || state === null || !("leftBy" in state)) return false;
  return state.leftBy !== undefined && state.leftBy !== userId;
}
