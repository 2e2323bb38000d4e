import { Navigate, useLocation } from "react-router";
import { homeOf } from "#platform/web/language/home-of.ts";
import { usePageLanguage } from "#platform/web/language/page-language.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { useSession } from "./session.ts";
import { isIn, isLeavingState, sessionGoesOnState } from "./signed-out-path.ts";
import { authTexts } from "./texts/auth-texts.ts";

/**
 * Confirms the sign-out, and warns when the server was unreachable. Part of the first bundle, since it must
 * work offline.
 */
export function SignedOutPage() {
  const { signedOut: words } = useTexts(authTexts).page;
  const language = usePageLanguage();
  const { status } = useSession();
  const { state } = useLocation();
  if (status === "signed-in" && !isIn(state, isLeavingState)) return <Navigate to="/dashboard" replace />;
  return (
    <div className="mx-auto flex w-full max-w-conversation flex-1 flex-col items-start justify-center page-gutter py-16">
      <h1 className="text-3xl font-semibold">{status === "signed-in" ? words.leaving : words.title}</h1>
      <p role="status" className="mt-3 max-w-prose text-md text-ink-2">
        {isIn(state, sessionGoesOnState) && words.goesOn}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <LinkButton to="/auth" variant="primary">
          {words.goToSignIn}
        </LinkButton>
        <LinkButton to={homeOf(language)} reloadDocument>
          {words.goHome}
        </LinkButton>
      </div>
    </div>
  );
}
