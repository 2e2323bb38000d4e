import type { Provider, UserIdentity } from "@supabase/auth-js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { authClient } from "../auth-client.ts";
import { refreshSessionAgain } from "../refresh-session-again.ts";
import { providerName } from "./provider-name.ts";
import { refreshSecurity } from "./refresh-security.ts";
import { Refusal } from "./refusal.tsx";
import { usePasskeys } from "./use-passkeys.ts";
import { useSignInMethodsQuery } from "./use-sign-in-methods-query.ts";

/** Lists, links and unlinks the account's identities. */
export function IdentitiesPanel() {
  const client = useQueryClient();
  const identities = useQuery({ queryKey: ["identities"], queryFn: readIdentities });
  const { data: methods } = useSignInMethodsQuery();
  const passkeys = usePasskeys({ isEnabled: methods?.hasPasskeys === true });
  const [leaving, setLeaving] = useState<UserIdentity>();
  const [linking, setLinking] = useState<string>();
  const [refusal, setRefusal] = useState<Error>();
  const linked = new Set(identities.data?.map(({ provider }) => provider));
  // Unknown until it is known whether there are passkeys beside it.
  const whyItStays =
    methods?.hasPasskeys === false || passkeys.data?.length === 0
      ? "Your only sign-in method; it can't be removed."
      : passkeys.data && "Your only sign-in method besides passkeys; it can't be removed.";
  const offered = identities.data ? (methods?.providers ?? []).filter((name) => !linked.has(name)) : [];

  const link = async (provider: string) => {
    setLinking(provider);
    setRefusal(undefined);
    // The provider redirects back to this page.
    const redirectTo = `${location.origin}/settings/security`;
    // The client library accepts any provider name of the service.
    const wanted = { provider: provider as Provider, options: { redirectTo } };
    const { error } = await authClient.linkIdentity(wanted);
    if (!error) return;
    setLinking(undefined);
    setRefusal(error);
  };
  const unlink = async () => {
    if (!leaving) return;
    setRefusal(undefined);
    const { error } = await authClient.unlinkIdentity(leaving);
    if (error) setRefusal(error);
    else await refreshSessionAgain();
    await refreshSecurity(client);
  };

  return (
    <Panel title="Sign-in methods" description="Ways to sign in to this account.">
      <Refusal error={refusal} onDismiss={() => setRefusal(undefined)} />
      <UntilLoaded of={identities} title="Your sign-in methods could not be loaded" />
      <ul className="divide-y divide-line-1">
        {identities.data?.map((identity) => (
          <li
            key={identity.identity_id}
            className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="font-medium">{providerName(identity.provider)}</p>
              <p className="text-base break-words text-ink-2">{describeIdentity(identity)}</p>
            </div>
            {identities.data.length > 1 ? (
              <Button
                size="sm"
                onClick={() => setLeaving(identity)}
                aria-label={`Unlink ${providerName(identity.provider)}`}
              >
                Unlink
              </Button>
            ) : (
              <p className="text-base text-ink-3">{whyItStays}</p>
            )}
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {offered.map((provider) => (
            <Button
              key={provider}
              size="sm"
              busy={linking === provider}
              disabled={linking !== undefined}
              onClick={() => void link(provider)}
            >
              {`Link ${providerName(provider)}`}
            </Button>
          ))}
        </div>
      )}
      <ConfirmDialog
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={unlink}
        title={`Unlink ${providerName(leaving?.provider ?? "")}?`}
        confirmLabel="Unlink"
      >
        {leaving?.provider === "email"
          ? "Your password will stop working, and your email address will change to that of a remaining sign-in method."
          : "You can no longer sign in with it. You can link it again at any time."}
      </ConfirmDialog>
    </Panel>
  );
}

async function readIdentities(): Promise<UserIdentity[]> {
  const { data, error } = await authClient.getUserIdentities();
  if (error) throw error;
  return data.identities;
}

function describeIdentity({ identity_data: data }: UserIdentity): string {
  const told: unknown = data?.email ?? data?.phone ?? data?.preferred_username;
  return typeof told === "string" ? told : "";
}
