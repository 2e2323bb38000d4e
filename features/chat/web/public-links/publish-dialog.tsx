import { Link2 } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { CopyButton } from "#platform/web/ui/copy-button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { LinkLifetime } from "../../contract/index.ts";
import { publicLinkPath } from "../../contract/public-links/public-link-path.ts";
import { LinkList } from "./link-list.tsx";
import { LinkObstacleNote } from "./link-obstacle-note.tsx";
import { useLinkActs, usePublicLinks } from "./use-public-links.ts";

/** Makes public links to a conversation, and lists those there are. */
export function PublishDialog({ conversationId, onClose }: PublishDialogProps) {
  const { create } = useLinkActs();
  const [lifetime, setLifetime] = useState<LinkLifetime>("7d");
  const [made, setMade] = useState<{ id: string; address: string }>();
  const [isCopied, setCopied] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const pages = usePublicLinks(conversationId).data?.pages ?? [];
  const links = pages.flatMap((page) => page.items);
  const obstacle = pages[0]?.obstacle ?? null;
  const works = links.some(({ id, status }) => id === made?.id && status === "active");
  const isUnkept = made !== undefined && works && !isCopied;

  const make = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await create(conversationId, lifetime);
      if (!answer) return;
      setCopied(false);
      setMade({ id: answer.link.id, address: `${location.origin}${publicLinkPath}#${answer.token}` });
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      isUnkept={isUnkept}
      // What is being made is shown once: closed before, nobody would have it.
      onClose={() => !isBusy && onClose()}
      footer={isUnkept && <Button onClick={onClose}>I have copied it</Button>}
      size="wide"
      title="Share with a link"
      description="Everybody who has the link can read a copy of this conversation as it is now, without an account. Later messages are not in it."
    >
      {obstacle && <LinkObstacleNote obstacle={obstacle} />}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="The link works for"
          options={lifetimes}
          value={lifetime}
          onChange={setLifetime}
          className="w-44"
        />
        <Button
          variant="primary"
          busy={isBusy}
          disabled={obstacle !== null}
          onClick={make}
          icon={<Link2 aria-hidden="true" size={16} />}
        >
          Create link
        </Button>
      </div>
      {failure !== undefined && (
        <Banner tone="bad" className="mt-4">
          {describeError(failure)}
        </Banner>
      )}
      {made && works && <NewAddress address={made.address} onCopied={() => setCopied(true)} />}
      <h3 className="mt-6 mb-1 text-sm font-semibold">Links to this conversation</h3>
      <LinkList conversationId={conversationId} />
      <p className="mt-4 text-xs text-ink-3">
        The copy has questions, answers, the names of tools, and web sources. It leaves out reasoning, what
        was passed to tools, and your name.
      </p>
    </Dialog>
  );
}

function NewAddress({ address, onCopied }: { address: string; onCopied: () => void }) {
  return (
    <div role="status" className="mt-4 rounded-lg border border-good-line bg-good-soft p-3">
      <p className="text-sm font-medium">Copy the link now. It is not shown again.</p>
      <div className="mt-2 flex items-start gap-2 rounded-md border border-line-1 bg-paper-1 py-1 pr-1 pl-3">
        <p className="min-w-0 flex-1 py-1 font-mono text-xs leading-5 break-all">{address}</p>
        <CopyButton value={address} label="Copy the link" onCopied={onCopied} />
      </div>
    </div>
  );
}

const lifetimes = [
  { value: "1d", label: "1 day" },
  { value: "7d", label: "7 days" },
  { value: "30d", label: "30 days" },
  { value: "never", label: "Until withdrawn" },
] as const;

interface PublishDialogProps {
  conversationId: string;
  onClose: () => void;
}
