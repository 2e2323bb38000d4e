import type { Factor, User } from "@supabase/auth-js";
import { useState } from "react";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { signOut } from "../sign-out.ts";
import { authTexts } from "../texts/auth-texts.ts";
import type { AuthTexts } from "../texts/english.ts";
import { CodeForm } from "./code-form.tsx";
import { KeyForm } from "./key-form.tsx";
import { PhoneForm } from "./phone-form.tsx";

type Way = { kind: "recovery" } | { kind: "factor"; factor: Factor };

/** Second step of signing in, by one of the person's factors or a recovery code. */
export function SecondStepPage({ user }: { user: User }) {
  const { secondStep: words } = useTexts(authTexts).ways;
  const ways = waysOf(user);
  const [chosen, setChosen] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const way = ways[chosen] ?? ways[0];
  const others = ways.map((other, index) => ({ other, index })).filter(({ index }) => index !== chosen);

  return (
    <AuthFrame title={words.title}>
      {way && <WayForm key={keyOf(way)} way={way} />}
      {others.length > 0 && (
        <section aria-label={words.others} className="mt-6 border-t border-line-1 pt-4">
          <ul className="-ml-3.25 flex flex-col items-start gap-1">
            {others.map(({ other, index }) => (
              <li key={keyOf(other)}>
                <Button variant="ghost" onClick={() => setChosen(index)}>
                  {sayUse(other, words)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 text-sm text-ink-2">{words.lost}</p>
      <p className="mt-4 text-sm break-words text-ink-2">
        {words.signingInAs} <span className="text-ink-1">{user.email || user.phone}</span>
        {words.afterAddress}
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
        {words.otherAccount}
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

/** Easiest factor first, recovery codes last. */
function waysOf({ factors = [] }: User): Way[] {
  const verified = factors.filter(({ status }) => status === "verified");
  const of = (type: string) => verified.filter(({ factor_type }) => factor_type === type);
  const usable = [...of("webauthn"), ...of("totp"), ...of("phone")];
  const hasCodes = verified.some(({ factor_type }) => `${factor_type}` === "recovery_code");
  const ways: Way[] = usable.map((factor) => ({ kind: "factor", factor }));
  return hasCodes ? [...ways, { kind: "recovery" }] : ways;
}

function keyOf(way: Way): string {
  return way.kind === "recovery" ? way.kind : way.factor.id;
}

function sayUse(way: Way, { use, named }: AuthTexts["ways"]["secondStep"]): string {
  if (way.kind === "recovery") return use.recovery;
  const { factor_type: type, friendly_name: name } = way.factor;
  const said = type === "webauthn" || type === "phone" ? use[type] : use.totp;
  return name ? named(said, name) : said;
}
