import { useQuery } from "@tanstack/react-query";
import { useSession } from "#features/auth/web/index.tsx";
import { loadConfig } from "#platform/web/api/config.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { BeginRefusal } from "./begin-refusal.tsx";
import { DemoFrame } from "./demo-frame.tsx";
import { DemoOfAccount } from "./demo-of-account.tsx";
import { demoTexts } from "./texts/demo-texts.ts";
import { TrialLink } from "./trial-link.tsx";
import { useBeginDemo } from "./use-begin-demo.ts";

/** Explains the demo before it begins. */
export function DemoEntrance() {
  const { entrance: words } = useTexts(demoTexts);
  const { mutate: begin, isPending, error } = useBeginDemo();
  const { status } = useSession();
  const isOn = useIsDemoOn();
  if (status === "resolving") return <CentredSpinner className="min-h-dvh" />;
  if (status === "signed-in") return <DemoOfAccount />;
  if (isOn === false) return <NoDemo />;
  return (
    <DemoFrame title={words.title}>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{words.lead}</p>
      <ul className="mt-6 grid gap-2 text-md text-ink-2">
        {words.facts.map((fact) => (
          <li key={fact} className="flex gap-3">
            <span aria-hidden="true" className="mt-[0.7em] h-px w-4 shrink-0 bg-line-3" />
            {fact}
          </li>
        ))}
      </ul>
      {error && <BeginRefusal error={error} />}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button variant="primary" size="lg" busy={isPending} onClick={() => begin("")}>
          {words.begin}
        </Button>
        <TrialLink variant="secondary" size="lg" />
      </div>
    </DemoFrame>
  );
}

function NoDemo() {
  const { none: words } = useTexts(demoTexts);
  return (
    <DemoFrame title={words.title}>
      <p className="mt-4 max-w-prose text-lg text-ink-2">{words.text}</p>
      <TrialLink variant="primary" size="lg" className="mt-8 self-start" />
    </DemoFrame>
  );
}

/** Whether this installation has a demo. Undefined until known, and when it cannot be determined. */
function useIsDemoOn(): boolean | undefined {
  const { data } = useQuery({ queryKey: ["config"], queryFn: loadConfig });
  return data?.features.includes("demo");
}
