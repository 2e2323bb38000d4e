import { useSession } from "#features/auth/web/index.tsx";
import { buttonStyle } from "#platform/web/ui/button-style.ts";
import { DemoFrame } from "./demo-frame.tsx";

/** What somebody who is signed in finds at the demo: their own assistant. Nobody is two people in one browser. */
export function DemoOfAccount() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  return (
    <DemoFrame title="You have more than the demo">
      <p className="mt-4 max-w-prose text-lg text-ink-2">
        You are signed in as <span className="font-medium break-words text-ink-1">{session.user.email}</span>.
        The demo is for people without an account. All that it shows is in your own chat as well, with your
        own data, and there it stays.
      </p>
      <p className="mt-4 max-w-prose text-md text-ink-2">
        To show the demo to somebody, open this page in a private window.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <OwnChatLink />
        <a href="/dashboard" className={buttonStyle("secondary", "lg")}>
          Go to Dashboard
        </a>
      </div>
    </DemoFrame>
  );
}

/** It loads a page, which speaks for this browser's session again. */
export function OwnChatLink() {
  return (
    <a href="/chat" className={buttonStyle("primary", "lg")}>
      Open your chat
    </a>
  );
}
