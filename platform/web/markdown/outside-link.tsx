import { type MouseEvent, type ReactNode, useState } from "react";
import { OutsideLinkDialog } from "./outside-link-dialog.tsx";
import { outsideLinkProps } from "./outside-link-props.ts";
import { type LinkTarget, readLink } from "./read-link.ts";

/** A link in untrusted text. Shows its host, and the full URL before it opens. */
export function OutsideLink({ address, children, className, isHostShown = true }: OutsideLinkProps) {
  const [isAsking, setAsking] = useState(false);
  const target = readLink(address);
  if (!target) return <>{children}</>;

  const ask = (event: MouseEvent) => {
    // The right button opens the browser's menu, which shows the URL too.
    if (event.button === 2) return;
    event.preventDefault();
    setAsking(true);
  };
  const isAddress = typeof children === "string" && isAddressOf(children, target);
  return (
    <>
      <a
        href={target.href}
        {...outsideLinkProps}
        onClick={ask}
        onAuxClick={ask}
        className={
          className ??
          "rounded-sm text-accent underline decoration-1 underline-offset-3 break-words hover:decoration-2"
        }
      >
        {children}
      </a>
      {isHostShown && !isAddress && (
        <span className="ml-1 font-mono text-2xs break-words text-ink-3">({target.host})</span>
      )}
      {isAsking && <OutsideLinkDialog target={target} onClose={() => setAsking(false)} />}
    </>
  );
}

/**
 * True only when the link text leads to the same URL and contains its exact host. Look-alike characters fail.
 */
function isAddressOf(words: string, { href, host }: LinkTarget): boolean {
  const isSame = [words, `http://${words}`, `mailto:${words}`].some((it) => readLink(it)?.href === href);
  return isSame && words.toLowerCase().includes(host);
}

interface OutsideLinkProps {
  address: string;
  children: ReactNode;
  className?: string;
  /** False when the host is shown beside it. */
  isHostShown?: boolean;
}
