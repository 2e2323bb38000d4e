import { OutsideLink } from "#platform/web/markdown/outside-link.tsx";

const look = "rounded-sm text-accent underline underline-offset-3 break-all hover:decoration-2";

/** A link in a message. One of our own opens directly; any other asks first, since the text may be anybody's. */
export function MessageLink({ address }: { address: string }) {
  const isOurs = URL.canParse(address) && new URL(address).origin === location.origin;
  if (!isOurs) {
    return (
      <OutsideLink address={address} className={look} isHostShown={false}>
        {address}
      </OutsideLink>
    );
  }
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {address}
    </a>
  );
}
