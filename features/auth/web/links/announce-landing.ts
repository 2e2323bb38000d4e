import { notify } from "#platform/web/ui/toast/notify.ts";
import { linkPath, newPasswordPath } from "../../contract/link-pages.ts";
import { readSession, type SessionState, subscribeToSession } from "../session.ts";
import { setSigningIn } from "../signing-in.ts";
import { authTexts } from "../texts/auth-texts.ts";
import type { Landing } from "./landing.ts";

/** Announces the result of the link and goes to the next page. */
export async function announceLanding(landing: Landing, navigate: (path: string) => unknown): Promise<void> {
  if (landing.outcome === "failed") return announceFailure(landing, navigate);
  setSigningIn(true);
  const session = await whenResolved();
  setSigningIn(false);
  // The landing page forwards here too: links of programs that named no page.
  const isPassage = location.pathname === linkPath;
  if (landing.outcome === "message") {
    notify({ type: "info", title: "One step left", message: landing.message, autoClose: false });
    if (isPassage) await navigate("/dashboard");
    return;
  }
  if (session.status === "signed-out") {
    return announceFailure({ ...landing, message: "The link could not be followed." }, navigate);
  }
  const needsPassword = landing.type === "recovery" || landing.type === "invite";
  if (needsPassword && location.pathname !== newPasswordPath) await navigate(newPasswordPath);
  else if (isPassage) await navigate("/dashboard");
  if (landing.isHolderVoided) notify({ ...holderVoided, type: "info", autoClose: false });
  if (needsPassword || session.status !== "signed-in") return;
  const message = `${done[landing.type] ?? "Signed in successfully!"} You are signed in as ${session.user.email}.`;
  notify({ id: "auth", type: "success", title: "Success", message, duration: 6000 });
}

/** The previous holder may be the same person and would miss what was removed. */
const holderVoided = {
  title: "This account is now yours alone",
  message:
    "It was opened before this address was confirmed. Its password, second steps, passkeys, phone number, linked sign-ins, name and language were removed, and all other devices were signed out. You can set a new password in the settings under Security. We sent you a mail about this.",
};

const done: Record<string, string> = {
  signup: "Your email address is confirmed.",
  email_change: "Your email address is changed.",
};

async function announceFailure({ code, message }: Landing, navigate: (path: string) => unknown) {
  // The link pages show the failure themselves.
  if ([linkPath, newPasswordPath].includes(location.pathname)) return;
  if (code === "otp_expired") return void (await navigate(linkPath));
  const { forms: words, refusals } = authTexts.read();
  // A signed-in person wanted something else, such as to link a provider.
  const title = (await whenResolved()).status === "signed-in" ? words.error : words.signInFailed;
  const told = refusals[code] ?? message;
  notify({ id: "auth", type: "error", title, message: told, autoClose: false });
}

function whenResolved(): Promise<SessionState> {
  return new Promise((resolve) => {
    const look = () => {
      const session = readSession();
      if (session.status === "resolving") return;
      stop();
      // After the listeners that clear messages for the previous person.
      queueMicrotask(() => resolve(session));
    };
    const stop = subscribeToSession(look);
    look();
  });
}
