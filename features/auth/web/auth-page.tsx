import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useDocumentTitle } from "#platform/web/page/document-title.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { Logo } from "#platform/web/ui/logo.tsx";
import { Tabs } from "#platform/web/ui/tabs.tsx";
import { ThemeToggle } from "#platform/web/ui/theme-toggle.tsx";
import { AuthAside } from "./auth-aside.tsx";
import { GoOn } from "./go-on.tsx";
import { useSession } from "./session.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Where one signs in or creates an account; whoever is signed in already goes on. */
export function AuthPage() {
  const session = useSession();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const [email, setEmail] = useState("");
  const tab = search.get("tab") === "sign-up" ? "sign-up" : "sign-in";

  useDocumentTitle(tab === "sign-up" ? "Sign up" : "Sign in");

  const showTab = (next: string) => {
    search.set("tab", next);
    setSearch(search, { replace: true, preventScrollReset: true, state });
  };

  if (session.status === "resolving") return <CentredSpinner className="min-h-dvh" />;
  if (session.status === "signed-in") return <GoOn userId={session.user.id} />;

  const emailProps = { email, onEmailChange: setEmail };
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col page-gutter py-6">
        <header className="flex items-center justify-between">
          <Link to="/" className="inline-flex items-center gap-2 text-sm text-ink-2 hover:text-ink-1">
            <ArrowLeft aria-hidden="true" size={16} />
            Back to home
          </Link>
          <ThemeToggle />
        </header>
        <div className="mx-auto flex w-full max-w-[24rem] flex-1 flex-col justify-center py-10">
          <Logo className="-ml-1 mb-6" />
          <h1 className="mb-5 text-3xl font-semibold">
            {tab === "sign-in" ? "Sign in to your workspace" : "Create your account"}
          </h1>
          <Tabs
            label="Sign in or sign up"
            value={tab}
            onChange={showTab}
            tabs={[
              { value: "sign-in", label: "Sign In", content: <SignInForm {...emailProps} /> },
              {
                value: "sign-up",
                label: "Sign Up",
                content: <SignUpForm {...emailProps} onVerificationNeeded={() => showTab("sign-in")} />,
              },
            ]}
          />
          <p className="mt-6 text-sm text-ink-2">
            14-day free trial, no credit card required, cancel anytime.
          </p>
          <p className="mt-2 text-xs text-ink-3">
            By going on you agree to our <LegalLink to="/terms">Terms of Service</LegalLink> and{" "}
            <LegalLink to="/privacy">Privacy Policy</LegalLink>.
          </p>
        </div>
      </div>
      <AuthAside />
    </div>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="text-ink-2 underline decoration-line-3 underline-offset-4 hover:text-ink-1">
      {children}
    </Link>
  );
}
