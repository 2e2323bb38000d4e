import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { SectionPage } from "#platform/web/page/section-page.tsx";
import { UntilLoaded } from "#platform/web/page/until-loaded.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { ConfirmDialog } from "#platform/web/ui/confirm-dialog.tsx";
import { Panel } from "#platform/web/ui/panel.tsx";
import { Pill } from "#platform/web/ui/pill.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { Skeleton } from "#platform/web/ui/skeleton.tsx";
import type { BrowserSecret } from "../../contract/index.ts";
import { useDeleteSecret, useSecrets } from "./use-secrets.ts";

const SecretDialog = lazy(async () => ({ default: (await import("./secret-dialog.tsx")).SecretDialog }));

/** One's stored passwords for websites. */
export function SecretsPage() {
  const [isAdding, setAdding] = useState(false);
  const secrets = useSecrets();
  return (
    <SectionPage title="Website passwords" lead="What the assistant may fill in for you in its browser.">
      <Panel
        title="Stored passwords"
        description="Each is filled in on its own website only. The assistant never sees it."
        actions={
          <Button size="sm" icon={<Plus aria-hidden="true" size={14} />} onClick={() => setAdding(true)}>
            Store a password
          </Button>
        }
      >
        <UntilLoaded
          of={secrets}
          title="The passwords could not be loaded"
          waiting={<Skeleton className="h-12 w-full" />}
        />
        {secrets.data?.length === 0 && (
          <p className="rounded-lg border border-line-1 bg-paper-1 px-3 py-4 text-sm text-ink-2">
            No password is stored.
          </p>
        )}
        {secrets.data && secrets.data.length > 0 && (
          <ul
            aria-label="Stored passwords"
            className="divide-y divide-line-1 rounded-lg border border-line-1 bg-paper-1"
          >
            {secrets.data.map((secret) => (
              <SecretRow key={secret.id} secret={secret} />
            ))}
          </ul>
        )}
        <Suspense>{isAdding && <SecretDialog onClose={() => setAdding(false)} />}</Suspense>
      </Panel>
    </SectionPage>
  );
}

function SecretRow({ secret }: { secret: BrowserSecret }) {
  const [isDeleting, setDeleting] = useState(false);
  const { mutateAsync: remove } = useDeleteSecret();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 py-2.5">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0 font-medium text-ink-1 wrap-anywhere">{secret.name}</span>
          {secret.isAutomatic && <Pill>Without asking</Pill>}
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {secret.origin}
          {secret.usedAt && (
            <>
              {" · used "}
              <RelativeTime at={new Date(secret.usedAt)} />
            </>
          )}
        </p>
      </div>
      <Button size="sm" aria-label={`Delete ${secret.name}`} onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isDeleting}
        title={`Delete ${secret.name}?`}
        confirmLabel="Delete password"
        onClose={() => setDeleting(false)}
        onConfirm={() => remove(secret.id)}
      >
        The assistant can no longer fill it in.
      </ConfirmDialog>
    </li>
  );
}
