import { Link2 } from "lucide-react";
import { apiQuery } from "#platform/web/api/client.ts";
import { sharedTexts } from "#platform/web/language/shared-texts/shared-texts.ts";
import { useTexts } from "#platform/web/language/texts.ts";
import { Button } from "#platform/web/ui/button.tsx";
import { copyText } from "#platform/web/ui/copy-text.ts";
import { sharingTexts } from "../texts/sharing-texts.ts";

/** Copies the address of an object for others. It names the workspace: their tab may be in another one. */
export function CopyLink({ path, onDone }: { path: string; onDone: (said: string) => void }) {
  const words = useTexts(sharingTexts);
  const { copy } = useTexts(sharedTexts);
  const { data: me } = apiQuery.useQuery("get", "/api/v1/me");
  const link = me && `${location.origin}${path}?workspace=${me.workspaceId}`;
  return (
    <Button
      icon={<Link2 aria-hidden="true" size={16} />}
      disabled={!link}
      onClick={async () => link && onDone(copy[(await copyText(link)) ? "copied" : "refused"])}
    >
      {words.link.copy}
    </Button>
  );
}
