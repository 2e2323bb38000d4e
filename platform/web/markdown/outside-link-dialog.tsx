import { ExternalLink, TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { buttonStyle } from "../ui/button-style.ts";
import { CopyButton } from "../ui/copy-button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { outsideLinkProps } from "./outside-link-props.ts";
import type { LinkTarget } from "./read-link.ts";

/** Shows the full URL of a link and the data in it before it opens. */
export function OutsideLinkDialog({ target, onClose }: { target: LinkTarget; onClose: () => void }) {
  const isMail = target.kind === "mail";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isMail ? "Write an email?" : "Open this page?"}
      description={
        isMail
          ? `Your email app opens with this text, addressed to ${target.host}.`
          : `This link leaves Adjutant. ${target.host} receives the full address.`
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <a
            href={target.href}
            {...outsideLinkProps}
            onClick={onClose}
            className={buttonStyle("primary", "md")}
          >
            <ExternalLink aria-hidden="true" size={16} />
            {isMail ? "Write email" : `Open ${shorten(target.host)}`}
          </a>
        </>
      }
    >
      <div className="flex items-start gap-2 rounded-lg border border-line-1 bg-paper-2 py-2 pr-2 pl-3">
        <p className="min-w-0 flex-1 py-1 font-mono text-xs leading-5 break-all">{target.href}</p>
        <CopyButton value={target.href} label="Copy the address" />
      </div>
      {target.query.length > 0 && (
        <h3 className="mt-4 mb-1 text-xs font-medium text-ink-3">Data in this link</h3>
      )}
      {target.query.length > 0 && (
        <dl className=" grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {target.query.map(({ name, value, place }) => (
            <div key={place} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="min-w-0 break-all text-ink-1">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {target.warnings.map((warning) => (
        <p key={warning} className="mt-3 flex gap-2 text-sm text-warn">
          <TriangleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          {warning}
        </p>
      ))}
    </Dialog>
  );
}

function shorten(host: string): string {
  return host.length > 32 ? `…${host.slice(-31)}` : host;
}
