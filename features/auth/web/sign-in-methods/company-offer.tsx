import { Building2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { authTexts } from "../texts/auth-texts.ts";
import { announceSignInFailure } from "./announce-sign-in.ts";
import type { CompanyWay } from "./use-company-sign-in.ts";

/** The offer's button. It takes the focus when a password was about to be submitted. */
export const companyButton = '[name="company-sign-in"]';

/** Offers single sign-on to people of a company that has it, and a password where that is allowed. */
export function CompanyOffer({ offer, email, onDecline }: CompanyOfferProps) {
  const { ways: words, forms } = useTexts(authTexts);
  const [isBusy, setBusy] = useState(false);

  const go = async () => {
    setBusy(true);
    const { goToCompany } = await import("./go-to-provider.ts");
    const failure = await goToCompany(email);
    // Without a failure the browser is already leaving.
    if (!failure) return;
    announceSignInFailure(failure);
    setBusy(false);
  };

  return (
    <div role="status" className="empty:hidden">
      {offer && (
        <div className="flex flex-col gap-2.5 rounded-md border border-line-2 p-4">
          <p className="text-sm break-words text-ink-1">
            {offer.isRequired ? words.company.required(offer.domain) : words.company.offered}
          </p>
          <Button
            name="company-sign-in"
            size="lg"
            icon={<Building2 aria-hidden="true" size={18} />}
            busy={isBusy}
            busyLabel={forms.signingIn}
            onClick={() => void go()}
          >
            {words.company.go}
          </Button>
          {!offer.isRequired && (
            <Button variant="ghost" disabled={isBusy} onClick={onDecline}>
              {words.company.decline}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface CompanyOfferProps {
  offer: CompanyWay | undefined;
  email: string;
  onDecline: () => void;
}
