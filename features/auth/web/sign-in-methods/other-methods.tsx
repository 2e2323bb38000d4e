import { Building2, KeyRound, LogIn } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { providerName } from "../security/provider-name.ts";
import { authTexts } from "../texts/auth-texts.ts";
import { announceSignInFailure } from "./announce-sign-in.ts";
import { useSignInMethods } from "./auth-settings.ts";
import { canUsePasskeys } from "./can-use-passkeys.ts";

const SsoForm = lazy(async () => ({ default: (await import("./sso-form.tsx")).SsoForm }));

/** Sign-in methods without a password, as far as installation and browser support them. */
export function OtherMethods({ email }: { email: string }) {
  const { ways: words } = useTexts(authTexts);
  const methods = useSignInMethods();
  const [busy, setBusy] = useState<string>();
  const [isSsoOpen, setSsoOpen] = useState(false);
  if (!methods) return <div className="min-h-38" />;
  const hasPasskeys = methods.hasPasskeys && canUsePasskeys();
  if (!hasPasskeys && !methods.hasSso && methods.providers.length === 0) return null;

  const run = async (name: string, act: () => Promise<Error | undefined>) => {
    setBusy(name);
    const failure = await act().catch((error: Error) => error);
    if (failure) announceSignInFailure(failure);
    setBusy(undefined);
  };
  const button = (name: string, label: string, icon: ReactNode, act: () => Promise<Error | undefined>) => (
    <Button
      key={name}
      size="lg"
      icon={icon}
      busy={busy === name}
      disabled={busy !== undefined}
      onClick={() => void run(name, act)}
    >
      {label}
    </Button>
  );

  return (
    <section aria-label={words.others} className="mt-5 flex flex-col gap-2.5">
      <p className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line-1 after:h-px after:flex-1 after:bg-line-1">
        {words.or}
      </p>
      {methods.providers.map((name) =>
        button(
          name,
          words.continueWith(providerName(name)),
          <LogIn aria-hidden="true" size={18} />,
          async () => (await import("./go-to-provider.ts")).goToProvider(name),
        ),
      )}
      {hasPasskeys &&
        button("passkey", words.passkey, <KeyRound aria-hidden="true" size={18} />, async () => {
          await (await import("./sign-in-with-passkey.ts")).signInWithPasskey();
          return undefined;
        })}
      {methods.hasSso && (
        <Button
          size="lg"
          icon={<Building2 aria-hidden="true" size={18} />}
          aria-expanded={isSsoOpen}
          disabled={busy !== undefined}
          onClick={() => setSsoOpen(!isSsoOpen)}
        >
          {words.sso.open}
        </Button>
      )}
      {isSsoOpen && (
        <Suspense>
          <SsoForm email={email} />
        </Suspense>
      )}
    </section>
  );
}
