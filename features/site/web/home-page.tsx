import { useSession } from "#features/auth/web/index.tsx";
import { StartTrial, useBillingProvider } from "#features/billing/web/index.tsx";
import { classNames } from "#platform/web/ui/class-names.ts";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { LogoMark } from "#platform/web/ui/logo-mark.tsx";
import { CapabilityLedger } from "./capability-ledger.tsx";
import { HeroScene } from "./hero-scene.tsx";
import { HomeFooter } from "./home-footer.tsx";

/** The public page: the promise, what of it is here already, and what it costs. */
export function HomePage() {
  const isSignedIn = useSession().status === "signed-in";
  return (
    <div className="mx-auto w-full max-w-page page-gutter">
      <section className="grid items-center gap-12 py-12 md:py-16 lg:grid-cols-[1.05fr_0.95fr] lg:gap-16">
        <div>
          <p className="mb-6 inline-flex items-center gap-2 rounded-full border border-line-1 py-1 pr-3 pl-2 text-xs text-ink-2">
            <LogoMark sizePx={14} />
            Self-hosted. Recorded. Yours.
          </p>
          <h1 className="font-serif text-5xl font-medium text-balance lg:text-6xl">
            It does the work. It keeps the receipts.
          </h1>
          <p className="mt-5 max-w-[34em] text-xl text-ink-2">
            An AI assistant that your company hosts itself. It shows each step while it works, leaves a
            receipt with every answer, and records what it did in the same transaction that did it.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <TrialOr to="/dashboard" isSignedIn={isSignedIn} variant="primary">
              Start Free Trial
            </TrialOr>
            <TrialOr to="/conversation" isSignedIn={isSignedIn} variant="secondary">
              Try Conversational AI
            </TrialOr>
          </div>
          <Prices />
        </div>
        <HeroScene />
      </section>
      <CapabilityLedger />
      <HomeFooter />
    </div>
  );
}

/** Whoever is signed in goes on to a page; everyone else begins with the trial. */
function TrialOr({ to, isSignedIn, variant, children }: TrialOrProps) {
  if (!isSignedIn) {
    return (
      <StartTrial planId="individual" variant={variant} size="lg">
        {children}
      </StartTrial>
    );
  }
  return (
    <LinkButton to={to} variant={variant} size="lg">
      {children}
    </LinkButton>
  );
}

interface TrialOrProps {
  to: string;
  isSignedIn: boolean;
  variant: "primary" | "secondary";
  children: string;
}

/** Where nothing is sold there are no prices; until that is known their place is kept. */
function Prices() {
  const provider = useBillingProvider();
  if (provider === "none") return null;
  return (
    <p
      className={classNames(
        "mt-5 font-mono text-xs leading-[1.125rem] text-ink-3",
        provider === undefined && "invisible",
      )}
    >
      Individual $29.99 · Business $99.99 · Enterprise $249.99 per month
    </p>
  );
}
