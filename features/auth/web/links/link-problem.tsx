import { MailCheck } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { LinkButton } from "#platform/web/ui/link-button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { EmailField } from "../email-field.tsx";
import { useMailFate } from "../mail/mail-fate.ts";
import { useSession } from "../session.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { useFieldForm } from "../use-field-form.ts";
import { explainLanding } from "./explain-landing.ts";
import { landing } from "./landing.ts";
import { type LinkPurpose, requestNewLink } from "./new-link.ts";
import { linkTexts } from "./texts/link-texts.ts";

/** Explains an expired or used link and offers a new one. */
export function LinkProblem({ purpose }: { purpose: LinkPurpose }) {
  const { problem: words } = useTexts(linkTexts);
  const session = useSession();
  const user = session.status === "signed-in" ? session.user : undefined;
  const isOld = landing?.code === "otp_expired";
  if (user && purpose === "signup" && user.email_confirmed_at) {
    return (
      <AuthFrame title={words.confirmedTitle}>
        <p className="mb-5 text-md text-ink-2">{words.confirmed}</p>
        <LinkButton to="/dashboard" variant="primary" size="lg">
          {words.goToDashboard}
        </LinkButton>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={isOld ? words.oldTitle : words.title}>
      <p className="mb-5 text-md text-ink-2">
        {isOld ? words.old : explainLanding(landing?.code ?? "")}{" "}
        {isOld && purpose === "signup" && !user && `${words.perhapsConfirmed} `}
        {words.enter}
      </p>
      <NewLinkForm purpose={purpose} knownEmail={user?.email ?? ""} />
      <LinkButton to={user ? "/dashboard" : "/auth"} variant="ghost" className="mt-4 -ml-3.25 self-start">
        {user ? words.goToDashboard : words.goToSignIn}
      </LinkButton>
    </AuthFrame>
  );
}

function NewLinkForm({ purpose, knownEmail }: { purpose: LinkPurpose; knownEmail: string }) {
  const { forms } = useTexts(authTexts);
  const { problem: words } = useTexts(linkTexts);
  const { form, isBusy, error, refuse, run, forget } = useFieldForm();
  const [email, setEmail] = useState(knownEmail);
  const [sentTo, setSentTo] = useState<string>();
  const fate = useMailFate();

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (!address) return refuse(forms.missing.email);
    if (await run(() => requestNewLink(purpose, address))) setSentTo(address);
  };

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <EmailField
        autoComplete="username"
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          forget();
          setSentTo(undefined);
        }}
        error={error}
        disabled={isBusy}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={words.asking}>
        {fate === "outbox" ? words.ask : words.send}
      </Button>
      <p role="status" className="flex gap-2 text-sm text-ink-2 empty:hidden">
        {sentTo && (
          <>
            <MailCheck aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-good" />
            <span className="min-w-0 break-words">
              {fate === "outbox" ? words.noMail(sentTo) : words.waits(sentTo)}
            </span>
          </>
        )}
      </p>
    </form>
  );
}
