import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { claimAdmin } from "./claim-admin.ts";
import { readReturnTarget } from "./return-target.ts";

/** Leads a signed-in user on, after redeeming the admin link if they came with one. */
export function GoOn({ userId }: { userId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const target = readReturnTarget(search);
  const claim = search.get("claim");

  useEffect(() => {
    let isLeft = false;
    const redeemed = claim ? claimAdmin(claim, userId) : Promise.resolve();
    void redeemed.then(() => {
      if (!isLeft) return navigate(target, { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [claim, navigate, target, userId]);

  return <CentredSpinner className="min-h-dvh" />;
}
