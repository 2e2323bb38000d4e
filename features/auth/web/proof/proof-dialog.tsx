import { isAuthApiError, type User } from "@supabase/auth-js";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { FormDialog } from "#platform/web/ui/form-dialog.tsx";
import { PasswordField } from "#platform/web/ui/password-field.tsx";
import { authClient } from "../auth-client.ts";
import { describeAuthFailure } from "../auth-failure.ts";
import { HiddenUsernameField } from "../hidden-username-field.tsx";
import { useMailFate } from "../mail/mail-fate.ts";
import { CodeField } from "../second-step/code-field.tsx";
import { signOut } from "../sign-out.ts";
import { giveProof } from "./give-proof.ts";
import { type ProofMethod, proofMethodsOf } from "./proof-methods.ts";
import { proofTexts } from "./texts/proof-texts.ts";

/** Asks for the password, a second factor or a mailed code before a change of how the person signs in. */
export function ProofDialog({ user, end }: { user: User; end: (isProved: boolean) => void }) {
  const words = useTexts(proofTexts);
  const methods = proofMethodsOf(user);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState("");
  const [failureOfMessage, setFailureOfMessage] = useState<Error>();
  const method = methods[chosen];
  const fate = useMailFate();

  const choose = (index: number) => {
    setTyped("");
    setFailureOfMessage(undefined);
    setChosen(index);
    if (methods[index]?.kind === "message") {
      void authClient.reauthenticate().then(({ error }) => setFailureOfMessage(error ?? undefined));
    }
  };
  const isFilled = method?.kind === "webauthn" || typed.trim() !== "";

  if (!method) {
    return (
      <FormDialog
        title={words.title}
        description={words.signInAgain}
        submitLabel={words.signOut}
        onClose={() => end(false)}
        onSubmit={signOut}
      >
        {() => null}
      </FormDialog>
    );
  }
  return (
    <FormDialog
      key={method.kind}
      title={words.title}
      description={words.why}
      submitLabel={words.submit}
      busyLabel={words.checking}
      canSubmit={isFilled}
      showsFailure={method.kind === "webauthn"}
      describeFailure={explain}
      // Closes after a success as well, when it was answered already.
      onClose={() => end(false)}
      onSubmit={async () => {
        await prove(method, typed);
        end(true);
      }}
    >
      {({ failure }) => (
        <>
          {method.kind === "password" && (
            <>
              <HiddenUsernameField email={user.email ?? ""} />
              <PasswordField
                label={words.password}
                name="current-password"
                autoComplete="current-password"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...(failure ? { error: failure } : {})}
              />
            </>
          )}
          {(method.kind === "totp" || method.kind === "message") && (
            <CodeField
              label={method.kind === "totp" ? words.appCode : words.messageCode}
              isNumber
              value={typed}
              onChange={setTyped}
              error={failure ?? (failureOfMessage && describeAuthFailure(failureOfMessage))}
              disabled={false}
            />
          )}
          {method.kind === "message" && fate === "outbox" && (
            <p className="text-sm text-ink-2">{words.messageWaits}</p>
          )}
          {method.kind === "webauthn" && <p className="text-md text-ink-2">{words.key}</p>}
          <div className="-ml-3 flex flex-col items-start gap-1 empty:hidden">
            {methods.map((other, index) =>
              index === chosen ? null : (
                <Button key={keyOf(other)} variant="ghost" size="sm" onClick={() => choose(index)}>
                  {words.use[other.kind]}
                </Button>
              ),
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}

async function prove(method: ProofMethod, typed: string): Promise<void> {
  if (method.kind === "password") return giveProof({ password: typed });
  if (!("factorId" in method)) return giveProof({ nonce: typed.replaceAll(/\s/g, "") });
  const { factorId } = method;
  const { error } =
    method.kind === "totp"
      ? await authClient.mfa.challengeAndVerify({ factorId, code: typed.replaceAll(/\s/g, "") })
      : await authClient.mfa.webauthn.authenticate({ factorId });
  if (error) throw error;
}

function explain(failure: Error): string {
  const words = proofTexts.read();
  const code = isAuthApiError(failure) ? failure.code : undefined;
  if (code === "invalid_credentials") return words.wrongPassword;
  if (code === "mfa_verification_failed" || code === "reauthentication_not_valid") return words.wrongCode;
  return describeAuthFailure(failure);
}

function keyOf(method: ProofMethod): string {
  return "factorId" in method ? method.factorId : method.kind;
}
