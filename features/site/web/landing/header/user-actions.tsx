import { buttonStyle } from "#platform/web/ui/button-style.ts";
import type { LandingLabels } from "../../../contract/landing-labels.ts";
import { BusyMark } from "../trial-button.tsx";
import { Icon } from "./icon.tsx";

const square = buttonStyle("ghost", "md", "size-8! px-0! pointer-coarse:size-11!");
const row = buttonStyle("ghost", "md", "justify-start! h-11!");

/** The end of the header for signed-in people. */
export function UserActions({ labels }: { labels: LandingLabels }) {
  return (
    <>
      <button
        type="button"
        data-voices
        aria-haspopup="dialog"
        aria-label={labels.voiceSettings}
        className={`group ${square}`}
      >
        <BusyMark />
        <Icon name="voice" />
      </button>
      <a href="/admin" className={buttonStyle("secondary", "md", "mx-1 hidden! with-admin:inline-flex!")}>
        {labels.admin}
      </a>
      <a href="/profile" aria-label={labels.profile} className={square}>
        <Icon name="person" />
      </a>
      <button type="button" data-logout aria-label={labels.logout} className={square}>
        <Icon name="leave" />
      </button>
    </>
  );
}

/** The same in the menu of phones. */
export function TallUserActions({ labels }: { labels: LandingLabels }) {
  return (
    <>
      <button type="button" data-voices aria-haspopup="dialog" className={`group ${row}`}>
        <BusyMark />
        <Icon name="voice" />
        {labels.voiceSettings}
      </button>
      <a href="/admin" className={`${row} hidden! with-admin:inline-flex!`}>
        {labels.admin}
      </a>
      <button type="button" data-logout className={row}>
        <Icon name="leave" />
        {labels.logout}
      </button>
    </>
  );
}
