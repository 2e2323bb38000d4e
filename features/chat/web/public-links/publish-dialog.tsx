import { Link2 } from "lucide-react";
import { useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { Banner } from "#platform/web/ui/banner.tsx";
import { Button } from "#platform/web/ui/button.tsx";
import { Dialog } from "#platform/web/ui/dialog.tsx";
import { Select } from "#platform/web/ui/select.tsx";
import type { LinkLifetime } from "../../contract/index.ts";
import { publicLinkPath } from "../../contract/public-links/public-link-path.ts";
import { LinkList } from "./link-list.tsx";
import { LinkObstacleNote } from "./link-obstacle-note.tsx";
import { NewAddresses, type NewLink } from "./new-addresses.tsx";
import { useLinkActs, usePublicLinks } from "./use-public-links.ts";

/** Makes public links to a conversation, and lists those there are. */
export function PublishDialog({ conversationId, onClose }: PublishDialogProps) {
  const { create } = useLinkActs();
  const [lifetime, setLifetime] = useState<LinkLifetime>("7d");
  const [made, setMade] = useState<NewLink[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const pages = usePublicLinks(conversationId).data?.pages ?? [];
  const links = pages.flatMap((page) => page.items);
  const obstacle = pages[0]?.obstacle ?? null;
  const ended = links.filter(({ status }) => status !== "active").map(({ id }) => id);
  // A list that could not be read again tells no end: the address stays.
  const working = made.filter(({ id }) => !ended.includes(id));
  const isUnkept = working.some(({ isCopied }) => !isCopied);

  const make = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await create(conversationId, lifetime);
      if (!answer) return;
      const address = `${location.origin}${publicLinkPath}#${answer.token}`;
      setMade((others) => [...others, { id: answer.link.id, address, isCopied: false }]);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const noteCopied = (copied: string) =>
    setMade((all) => all.map((one) => (one.id === copied ? { ...one, isCopied: true } : one)));

  return (
    <Dialog
      isOpen
      isUnkept={isUnkept}
      // What is being made is shown once: closed before, nobody would have it.
      onClose={() => !isBusy && onClose()}
      footer={
        isUnkept && (
          <Button disabled={isBusy} onClick={onClose}>
            {working.length === 1 ? "I have copied it" : "I have copied them"}
          </Button>
        )
      }
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
      {working.length > 0 && <NewAddresses links={working} onCopied={noteCopied} />}
      <h3 className="mt-6 mb-1 text-sm font-semibold">Links to this conversation</h3>
      <LinkList conversationId={conversationId} />
      <p className="mt-4 text-xs text-ink-3">
        The copy has questions, answers, the names of tools, and web sources. It leaves out reasoning, what
        was passed to tools, and your name.
      </p>
    </Dialog>
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
