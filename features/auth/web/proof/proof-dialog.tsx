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
import { proofTexts } from "./texts/proof-texts.ts";
import { type ProofMethod, proofMethodsOf } from "./proof-methods.ts";

/** Asks for the password, a second factor or a mailed code before a change of how the person signs in. */
export function ProofDialog({ user, end }: { user: User; end: (isProved: boolean) => void }) {
  const words = useTexts(proofTexts);
  const ways = proofMethodsOf(user);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState("");
  const [failureOfMessage, setFailureOfMessage] = useState<Error>();
  const way = ways[chosen];
  const fate = useMailFate();

  const choose = (index: number) => {
    setTyped("");
    setFailureOfMessage(undefined);
    setChosen(index);
    if (ways[index]?.kind === "message") {
      void authClient.reauthenticate().then(({ error }) => setFailureOfMessage(error ?? undefined));
    }
  };
  const isFilled = way?.kind === "webauthn" || typed.trim() !== "";

  if (!way) {
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
      key={way.kind}
      title={words.title}
      description={words.why}
      submitLabel={words.submit}
      busyLabel={words.checking}
      canSubmit={isFilled}
      showsFailure={way.kind === "webauthn"}
      describeFailure={explain}
      // Closes after a success as well, when it was answered already.
      onClose={() => end(false)}
      onSubmit={async () => {
        await prove(way, typed);
        end(true);
      }}
    >
      {({ failure }) => (
        <>
          {way.kind === "password" && (
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
          {(way.kind === "totp" || way.kind === "message") && (
            <CodeField
              label={way.kind === "totp" ? words.appCode : words.messageCode}
              isNumber
              value={typed}
              onChange={setTyped}
              error={failure ?? (failureOfMessage && describeAuthFailure(failureOfMessage))}
              disabled={false}
            />
          )}
          {way.kind === "message" && fate === "outbox" && (
            <p className="text-sm text-ink-2">{words.messageWaits}</p>
          )}
          {way.kind === "webauthn" && <p className="text-md text-ink-2">{words.key}</p>}
          <div className="-ml-3 flex flex-col items-start gap-1 empty:hidden">
            {ways.map((other, index) =>
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

async function prove(way: ProofMethod, typed: string): Promise<void> {
  if (way.kind === "password") return giveProof({ password: typed });
  if (!("factorId" in way)) return giveProof({ nonce: typed.replaceAll(/\s/g, "") });
  const { factorId } = way;
  const { error } =
    way.kind === "totp"
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

function keyOf(way: ProofMethod): string {
  return "factorId" in way ? way.factorId : way.kind;
}
