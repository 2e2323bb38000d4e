import type { PasskeyListItem } from "@supabase/auth-js";
import { Button } from "#platform/web/ui/button.tsx";
import { RelativeTime } from "#platform/web/ui/relative-time.tsx";
import { passkeyLabel } from "./use-passkeys.ts";

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const label = passkeyLabel(passkey);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="font-medium break-words">{label}</p>
        <p className="text-base text-ink-2">
          added <RelativeTime at={new Date(createdAt)} />
          {lastUsedAt ? (
            <>
              , last used <RelativeTime at={new Date(lastUsedAt)} />
            </>
          ) : (
            ", never used"
          )}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" onClick={onRename} aria-label={`Rename ${label}`}>
          Rename
        </Button>
        <Button size="sm" onClick={onRemove} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </div>
    </li>
  );
}

interface PasskeyRowProps {
  passkey: PasskeyListItem;
  onRename: () => void;
  onRemove: () => void;
}
