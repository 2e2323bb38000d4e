import { useSession } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { BeginRefusal } from "./begin-refusal.tsx";
import { DemoFrame } from "./demo-frame.tsx";
import { OwnChatLink } from "./demo-of-account.tsx";
import { demoTexts } from "./texts/demo-texts.ts";
import { TrialLink } from "./trial-link.tsx";
import { useBeginDemo } from "./use-begin-demo.ts";

/** The demo has ended. `unsent` is the draft; the next demo starts with it. */
export function DemoOver({ unsent }: { unsent: string }) {
  const { over: words } = useTexts(demoTexts);
  const { mutate: begin, isPending, error } = useBeginDemo();
  const hasAccount = useSession().status === "signed-in";
  return (
    <DemoFrame title={words.title}>
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        {words.text} {hasAccount ? words.signedIn : words.another}
      </p>
      {unsent && (
        <figure className="mt-6 rounded-lg border border-line-1 bg-paper-2 p-4">
          <figcaption className="flex items-center justify-between gap-3 text-sm text-ink-3">
            {hasAccount ? words.unsentOfAccount : words.unsent}
            <CopyButton value={unsent} label={words.copy} />
          </figcaption>
          <blockquote className="mt-1 max-h-40 overflow-y-auto text-md whitespace-pre-wrap">
            {unsent}
          </blockquote>
        </figure>
      )}
      {error && <BeginRefusal error={error} />}
      <div className="mt-8 flex flex-wrap gap-3">
        {hasAccount ? (
          <OwnChatLink />
        ) : (
          <>
            <Button variant="primary" size="lg" busy={isPending} onClick={() => begin(unsent)}>
              {words.again}
            </Button>
            <TrialLink variant="secondary" size="lg" />
          </>
        )}
      </div>
    </DemoFrame>
  );
}
