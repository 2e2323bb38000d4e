import { lazy, Suspense, useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { CentredSpinner } from "#platform/web/ui/centred-spinner.tsx";
import { notify } from "#platform/web/ui/toast/notify.ts";
import { authClient } from "../auth-client.ts";
import { AuthFrame } from "../auth-frame.tsx";
import { checkNewPassword, findBlamed } from "../credentials.ts";
import { HiddenUsernameField } from "../hidden-username-field.tsx";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { useSession } from "../session.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { useAuthForm } from "../use-auth-form.ts";
import { isFirstPassword } from "./is-first-password.ts";
import { landing } from "./landing.ts";
import { LinkProblem } from "./link-problem.tsx";
import { linkTexts } from "./texts/link-texts.ts";

const SecondStepPage = lazy(async () => ({
  default: (await import("../second-step/second-step-page.tsx")).SecondStepPage,
}));

/** Target of a recovery link: the second step if any, then a new password. */
export function NewPasswordPage() {
  const { newPassword: words } = useTexts(linkTexts);
  const session = useSession();
  const spinner = <CentredSpinner className="min-h-dvh" />;
  if (landing?.outcome === "failed" && session.status !== "resolving")
    return <LinkProblem purpose="recovery" />;
  if (session.status === "resolving") return spinner;
  if (session.status === "signed-out") return <Navigate to="/auth" replace />;
  if (session.status === "second-step") {
    return (
      <Suspense fallback={spinner}>
        <SecondStepPage user={session.user} />
      </Suspense>
    );
  }
  const isFirst = isFirstPassword(landing, session.user);
  return (
    <AuthFrame title={isFirst ? words.firstTitle : words.title}>
      <NewPasswordForm email={session.user.email ?? ""} isFirst={isFirst} />
    </AuthFrame>
  );
}

function NewPasswordForm({ email, isFirst }: { email: string; isFirst: boolean }) {
  const { forms } = useTexts(authTexts);
  const { newPassword: words, reset } = useTexts(linkTexts);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState({ password: "", confirmation: "" });
  const { form, isBusy, fieldErrors, onSubmit, forget } = useAuthForm({
    values: chosen,
    check: checkNewPassword,
    explain: findBlamed,
    failureTitle: reset.title,
    submit: async (values) => {
      const { error } = await authClient.updateUser({ password: values.password });
      if (error) return error;
      notify({
        id: "auth",
        type: "success",
        title: forms.success,
        message: isFirst ? words.set : words.changed,
        duration: 6000,
      });
      await navigate("/dashboard", { replace: true });
      return undefined;
    },
  });

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-md break-words text-ink-2">
        {words.account} <span className="text-ink-1">{email}</span>
        {words.afterAddress}
        {!isFirst && ` ${words.others}`}
      </p>
      <HiddenUsernameField email={email} />
      <NewPasswordFields
        label={isFirst ? "password" : "newPassword"}
        values={chosen}
        about={email}
        errors={fieldErrors}
        disabled={isBusy}
        onChange={(field, typed) => {
          setChosen({ ...chosen, [field]: typed });
          forget(field);
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy} busyLabel={words.saving}>
        {words.submit}
      </Button>
    </form>
  );
}
