import { CopyButton } from "#platform/web/ui/copy-button.tsx";

/** A link that was made since the dialog opened. Only here its address is known. */
export interface NewLink {
  id: string;
  address: string;
  isCopied: boolean;
}

/** The addresses of new links, oldest first. A further one replaces none, which may not have been copied yet. */
export function NewAddresses({ links, onCopied }: NewAddressesProps) {
  return (
    <div role="status" className="mt-4 rounded-lg border border-good-line bg-good-soft p-3">
      <p className="text-sm font-medium">
        {links.length === 1
          ? "Copy the link now. It is not shown again."
          : "Copy the links now. They are not shown again."}
      </p>
      {links.map(({ id, address }) => (
        <div
          key={id}
          className="mt-2 flex items-start gap-2 rounded-md border border-line-1 bg-paper-1 py-1 pr-1 pl-3"
        >
          <p className="min-w-0 flex-1 py-1 font-mono text-xs leading-5 break-all">{address}</p>
          <CopyButton value={address} label="Copy the link" onCopied={() => onCopied(id)} />
        </div>
      ))}
    </div>
  );
}

interface NewAddressesProps {
  links: NewLink[];
  onCopied: (id: string) => void;
}
