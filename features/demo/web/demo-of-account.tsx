import { useSession } from "#features/auth/web/index.tsx";
import { useTexts } from "#platform/web/language/texts.ts";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { DemoFrame } from "./demo-frame.tsx";
import { demoTexts } from "./texts/demo-texts.ts";

/**
 * The demo page for a signed-in person: a link to their own assistant. A browser has one identity at a time.
 */
export function DemoOfAccount() {
  const { account: words } = useTexts(demoTexts);
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <DemoFrame title={words.title}>
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        {words.signedInAs} <span className="font-medium break-words text-ink-1">{session.user.email}</span>
        {words.text}
      </p>
      <p className="mt-4 max-w-prose text-md text-ink-2">{words.show}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <OwnChatLink />
        <a href="/dashboard" className={buttonStyle("secondary", "lg")}>
          {words.goToDashboard}
        </a>
      </div>
    </DemoFrame>
  );
}

/** A full page load, after which the page uses this browser's session again. */
export function OwnChatLink() {
  const { account } = useTexts(demoTexts);
  return (
    <a href="/chat" className={buttonStyle("primary", "lg")}>
      {account.openChat}
    </a>
  );
}
