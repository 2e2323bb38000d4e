import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { loadTexts } from "#platform/web/language/texts.ts";
import { log } from "#platform/web/log.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { linkPath, newPasswordPath } from "../../contract/link-pages.ts";
import { questionedSession } from "../auth-client.ts";
import { readMailFate } from "../mail/mail-fate.ts";
import { readSession, type SessionState, subscribeToSession } from "../session.ts";
import { setSigningIn } from "../signing-in.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { explainLanding } from "./explain-landing.ts";
import { refreshIfConfirmed } from "./follow-confirmation.ts";
import type { Landing } from "./landing.ts";
import { endQuestion } from "./link-question.ts";
import { askForSession } from "./question/ask-for-session.ts";
import { linkTexts } from "./texts/link-texts.ts";

/** Announces the result of the link and goes to the next page. */
export async function announceLanding(landing: Landing, navigate: (path: string) => unknown): Promise<void> {
  if (landing.outcome === "failed") return announceFailure(landing, navigate);
  setSigningIn(true);
  const answer = await settleQuestion(landing.type in done);
  const session = await whenResolved();
  setSigningIn(false);
  endQuestion();
  // The landing page forwards here too: links of programs that named no page.
  const isPassage = location.pathname === linkPath;
  if (landing.outcome === "message") {
    const { oneStepLeft: title, otherMailbox: message } = linkTexts.read().half;
    notify({ type: "info", title, message, autoClose: false });
    if (isPassage) await navigate("/dashboard");
    return;
  }
  if (answer === "declined") return;
  if (answer === "failed" || session.status === "signed-out") {
    return announceFailure({ ...landing, code: "" }, navigate);
  }
  const needsPassword = landing.type === "recovery" || landing.type === "invite";
  if (needsPassword && location.pathname !== newPasswordPath) await navigate(newPasswordPath);
  else if (isPassage) await navigate("/dashboard");
  if (landing.isHolderVoided) await announceVoidedHolder();
  if (needsPassword || session.status !== "signed-in") return;
  const message = `${done[landing.type] ?? "Signed in successfully!"} You are signed in as ${session.user.email}.`;
  notify({ id: "auth", type: "success", title: "Success", message, duration: 6000 });
}

/** Asks about a session that this browser did not begin. Undefined when there is none. */
async function settleQuestion(
  provesAddress: boolean,
): Promise<"accepted" | "declined" | "failed" | undefined> {
  if (!questionedSession) return undefined;
  // The stored session first: the question names its account.
  await whenResolved();
  try {
    return (await askForSession(questionedSession, { provesAddress })) ? "accepted" : "declined";
  } catch (error) {
    log.debug("The link's session was refused.", error);
    return "failed";
  }
}

async function announceVoidedHolder(): Promise<void> {
  const { mail } = authTexts.read();
  const { title, message } = linkTexts.read().holderVoided;
  // Without an answer nothing is said about a mail.
  const details = await readMailFate().then(
    (fate) => ` ${mail.details[fate]}`,
    () => "",
  );
  notify({ type: "info", title, message: `${message}${details}`, autoClose: false });
}

const done: Record<string, string> = {
  signup: "Your email address is confirmed.",
  email_change: "Your email address is changed.",
};

async function announceFailure({ outcome, type, code }: Landing, navigate: (path: string) => unknown) {
  // The link pages show what the service refused themselves.
  if (outcome === "failed" && [linkPath, newPasswordPath].includes(location.pathname)) return;
  const session = await whenResolved();
  const isSignedIn = session.status === "signed-in";
  if (isSignedIn && type === "signup" && code === "otp_expired" && (await isConfirmed(session.user))) {
    const { alreadyConfirmed: title, nothingLeft } = linkTexts.read();
    const message = nothingLeft(session.user.email ?? "");
    notify({ id: "auth", type: "success", title, message, duration: 6000 });
    return;
  }
  if (code === "otp_expired" && !isSignedIn) return void (await navigate(linkPath));
  const { forms: words } = authTexts.read();
  // A signed-in person wanted something else, such as to link a provider.
  await loadTexts(readPageLanguage());
  const title = isSignedIn ? words.error : words.signInFailed;
  notify({ id: "auth", type: "error", title, message: explainLanding(code), autoClose: false });
}

/** Only of the signed-in person's own address: whose link this was is not known. */
async function isConfirmed(user: { email_confirmed_at?: string | undefined }): Promise<boolean> {
  return Boolean(user.email_confirmed_at) || refreshIfConfirmed().catch(() => false);
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
