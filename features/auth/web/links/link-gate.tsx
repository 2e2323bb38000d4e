import { lazy, type ReactNode, Suspense } from "react";
import { withTexts } from "#platform/web/language/with-texts.ts";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { useLinkQuestion } from "./link-question.ts";

const AskWhoseSession = lazy(
  withTexts(async () => ({ default: (await import("./question/ask-whose-session.tsx")).AskWhoseSession })),
);

/** Shows the page, or the question of an unexpected link in its place. */
export function LinkGate({ children }: { children: ReactNode }) {
  const question = useLinkQuestion();
  if (!question) return children;
  const spinner = <CentredSpinner className="min-h-dvh" />;
  if (question.state === "checking") return spinner;
  return (
    <Suspense fallback={spinner}>
      <AskWhoseSession {...question} />
    </Suspense>
  );
}
