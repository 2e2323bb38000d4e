import { lazy, Suspense, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { useIsSelling } from "#platform/web/api/use-is-selling.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { LegalNote } from "./legal-note.tsx";
import { RedirectSignedIn } from "./redirect-signed-in.tsx";
import { useSession } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { OtherMethods } from "./sign-in-methods/other-methods.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { authTexts } from "./texts/auth-texts.ts";

const ClaimNote = lazy(
  withTexts(async () => ({ default: (await import("./claim/claim-note.tsx")).ClaimNote })),
);
const SecondStepPage = lazy(async () => ({
  default: (await import("./second-step/second-step-page.tsx")).SecondStepPage,
}));

/** Sign-in and sign-up. Redirects a signed-in person. */
export function AuthPage() {
  const { page: words } = useTexts(authTexts);
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [email, setEmail] = useState("");
  const tab = search.get("tab") === "sign-up" ? "sign-up" : "sign-in";

  useDocumentTitle(tab === "sign-up" ? words.documentTitles.signUp : words.documentTitles.signIn);

  const showTab = (next: string) => {
    search.set("tab", next);
    setSearch(search, { replace: true, preventScrollReset: true, state });
  };

  const spinner = <CentredSpinner className="min-h-dvh" />;
  if (session.status === "resolving") return spinner;
  if (session.status === "signed-in") return <RedirectSignedIn userId={session.user.id} />;
  if (session.status === "second-step") {
    return (
      <Suspense fallback={spinner}>
        <SecondStepPage user={session.user} />
      </Suspense>
    );
  }

  const emailProps = { email, onEmailChange: setEmail };
  return (
    <AuthFrame title={tab === "sign-in" ? words.signInTitle : words.signUpTitle}>
      {search.has("claim") && (
        <Suspense>
          <ClaimNote />
        </Suspense>
      )}
      {session.isOver && (
        <p role="status" className="mb-5 text-md text-ink-2">
          {words.over}
        </p>
      )}
      <Tabs
        label={words.signInOrUp}
        value={tab}
        onChange={showTab}
        tabs={[
          { value: "sign-in", label: words.signIn, content: <SignInForm {...emailProps} /> },
          {
            value: "sign-up",
            label: words.signUp,
            content: <SignUpForm {...emailProps} onVerificationNeeded={() => showTab("sign-in")} />,
          },
        ]}
      />
      <OtherMethods email={email} />
      <div className="mt-6 grid gap-2">
        <TrialNote />
        <LegalNote />
      </div>
    </AuthFrame>
  );
}

/** Says what a new account starts with where plans are sold; otherwise, and while unknown, nothing. */
function TrialNote() {
  const { page: words } = useTexts(authTexts);
  const isSelling = useIsSelling();
  if (!isSelling) return null;
  return <p className="text-sm text-ink-2">{words.promise}</p>;
}
