import type { Factor, User } from "@supabase/auth-js";
import { useState } from "react";
import { Button } from "#platform/web/ui/button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { signOut } from "../sign-out.ts";
import { CodeForm } from "./code-form.tsx";
import { KeyForm } from "./key-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

type Way = { kind: "recovery" } | { kind: "factor"; factor: Factor };

/** The second step of signing in: one of the factors that the person set up, or a recovery code. */
export function SecondStepPage({ user }: { user: User }) {
  const ways = waysOf(user);
  const [chosen, setChosen] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const way = ways[chosen] ?? ways[0];
  const others = ways.map((other, index) => ({ other, index })).filter(({ index }) => index !== chosen);

  return (
    <AuthFrame title="One more step">
      {way && <WayForm key={nameOf(way)} way={way} />}
      {others.length > 0 && (
        <section aria-label="Other ways" className="mt-6 border-t border-line-1 pt-4">
          <ul className="-ml-3.25 flex flex-col items-start gap-1">
            {others.map(({ other, index }) => (
              <li key={nameOf(other)}>
                <Button variant="ghost" onClick={() => setChosen(index)}>
                  {`Use ${nameOf(other)}`}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 text-sm text-ink-2">
        Lost your phone and codes? An admin of this installation can remove the second step.
      </p>
      <p className="mt-4 text-sm break-words text-ink-2">
        Signing in as <span className="text-ink-1">{user.email || user.phone}</span>.
      </p>
      <Button
        variant="ghost"
        className="mt-1 -ml-3.25 self-start"
        disabled={isLeaving}
        onClick={() => {
          setLeaving(true);
          void signOut().finally(() => setLeaving(false));
        }}
      >
        Use another account
      </Button>
    </AuthFrame>
  );
}

function WayForm({ way }: { way: Way }) {
  if (way.kind === "recovery") return <CodeForm kind="recovery" />;
  const { factor } = way;
  if (factor.factor_type === "webauthn") return <KeyForm factorId={factor.id} />;
  if (factor.factor_type === "phone") return <PhoneForm factorId={factor.id} />;
  return <CodeForm kind="totp" factorId={factor.id} />;
}

/** Those that ask least of the person first; a recovery code when nothing else is at hand. */
function waysOf({ factors = [] }: User): Way[] {
  const verified = factors.filter(({ status }) => status === "verified");
  const of = (type: string) => verified.filter(({ factor_type }) => factor_type === type);
  const usable = [...of("webauthn"), ...of("totp"), ...of("phone")];
  const hasCodes = verified.some(({ factor_type }) => `${factor_type}` === "recovery_code");
  const ways: Way[] = usable.map((factor) => ({ kind: "factor", factor }));
  return hasCodes ? [...ways, { kind: "recovery" }] : ways;
}

function nameOf(way: Way): string {
  if (way.kind === "recovery") return "a recovery code";
  const { factor_type: type, friendly_name: name } = way.factor;
  const kind =
    type === "webauthn" ? "a security key" : type === "phone" ? "a text message" : "an authenticator app";
  return name ? `${kind}: ${name}` : kind;
}
