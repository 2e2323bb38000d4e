import { useSession } from "#features/auth/web/index.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { BeginRefusal } from "./begin-refusal.tsx";
import { DemoFrame } from "./demo-frame.tsx";
import { DemoOfAccount } from "./demo-of-account.tsx";
import { TrialLink } from "./trial-link.tsx";
import { useBeginDemo } from "./use-begin-demo.ts";
import { useIsDemoOn } from "./use-is-demo-on.ts";

/** What the demo is, before it begins. */
export function DemoEntrance() {
  const { mutate: begin, isPending, error } = useBeginDemo();
  const { status } = useSession();
  const isOn = useIsDemoOn();
  if (status === "resolving") return <CentredSpinner className="min-h-dvh" />;
  if (status === "signed-in") return <DemoOfAccount />;
  if (isOn === false) return <NoDemo />;
  return (
    <DemoFrame title="Try it, without an account">
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        You get a workspace of your own with sample data, and the real assistant in it: what it does here is
        what it does for people who have an account.
      </p>
      <ul className="mt-6 grid gap-2 text-md text-ink-2">
        {facts.map((fact) => (
          <li key={fact} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.7em] h-px w-4 shrink-0 bg-line-3" />
            {fact}
          </li>
        ))}
      </ul>
      {error && <BeginRefusal error={error} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" size="lg" busy={isPending} onClick={() => begin("")}>
          Begin the demo
        </Button>
        <TrialLink variant="secondary" size="lg" />
      </div>
    </DemoFrame>
  );
}

function NoDemo() {
  return (
    <DemoFrame title="There is no demo here">
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        Whoever runs this installation has switched it off. With an account of your own you can try
        everything.
      </p>
      <TrialLink variant="primary" size="lg" className="mt-8 self-start" />
    </DemoFrame>
  );
}

const facts = [
  "Everything is erased after an hour, or as soon as you end it.",
  "A tour shows what there is to see. You can do all of it by hand as well, and leave the tour at any time.",
  "Do not enter anything confidential: what you write may go to the language model that is connected here.",
];
