import { useState } from "react";
import { signOut } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { JoiningCard } from "./joining-card.tsx";
import { joiningTexts } from "./texts/joining-texts.ts";

/** The invitation is for another account than the one that is signed in. */
export function OtherAccount({ own, invited }: { own: string; invited: string }) {
  const { invitation: words } = useTexts(joiningTexts);
  const [isBusy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await signOut();
    setBusy(false);
  };
  return (
    <JoiningCard
      title={words.otherTitle}
      actions={
        <>
          <Button variant="primary" busy={isBusy} onClick={() => void leave()}>
            {words.switchAccount}
          </Button>
          <LinkButton to="/dashboard" reloadDocument>
            {words.stay}
          </LinkButton>
        </>
      }
    >
      <p className="wrap-anywhere">{words.other(own, invited)}</p>
    </JoiningCard>
  );
}
